import { addDays, todayInVienna, viennaInstant } from '@kostbar/contracts/calendar'
import { countLimit } from '@kostbar/contracts/count-limit'
import type { User } from '@kostbar/contracts/users/schemas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { roleNames } from '../../domain/users/person.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { admin, member, renderPage } from '../../lib/testing/render-page.tsx'
import { listedUser } from './testing/listed-user.ts'
import { UserManagementPage } from './user-management-page.tsx'
import { UserTabs } from './user-tabs.tsx'
// Preload the lazy panel and dialogs.
import './user-panel.tsx'

function open(at: string, answers: Parameters<typeof fakeApi>[0] = {}, rows = [listedUser(member)]) {
  const calls = fakeApi({
    'GET /users/all': () => ({ items: rows, page: 1, perPage: 25, total: rows.length }),
    'GET /users/all/meta': () => ({ total: 250, trainers: 12, admins: 1, locked: 0 }),
    [`GET /users/${member.id}/info`]: () => member,
    [`GET /users/${member.id}/history`]: () => ({ items: [], cursor: null }),
    ...answers,
  })
  return { ...renderPage(<UserManagementPage />, { at, user: admin }), calls }
}

const cells = async (name: string) => {
  const row = (await screen.findByRole('button', { name })).closest('tr') ?? expect.fail()
  return [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map(({ textContent }) => textContent)
}

test('a row says role, lock and when the account was last and first seen', async () => {
  open('/user-management', {}, [
    listedUser(member, {
      roles: ['ROLE_TRAINER'],
      lockedUntil: '2026-12-24T23:00:00.000Z',
      lastSeenAt: '2026-11-21T13:05:00.000Z',
    }),
  ])
  expect(await cells('Konto von Anna Demo ansehen')).toEqual([
    'Anna Demoanna@kostbar.test',
    'RolleTrainer',
    'SperreBis 24.12.2026',
    'Zuletzt da21.11.2026, 14:05',
    'Erstellt21.01.2026',
  ])
})

test('an account nobody has used and nobody has locked says so', async () => {
  open('/user-management')
  expect(await cells('Konto von Anna Demo ansehen')).toEqual([
    'Anna Demoanna@kostbar.test',
    'RolleMitglied',
    'SperreKeine',
    'Zuletzt daNoch nie',
    'Erstellt21.01.2026',
  ])
})

test('the counts stand above the list, and end with a plus where more are not counted', async () => {
  open('/user-management', {
    'GET /users/all/meta': () => ({ total: countLimit, trainers: countLimit - 1, admins: 1, locked: 0 }),
  })
  const total = await screen.findByText('1.000+')
  expect(total.closest('a')?.textContent).toBe('Konten 1.000+')
  expect(screen.getByText('999').closest('a')?.textContent).toBe('Trainer 999')
})

test('accounts that cannot be loaded can be tried again', async () => {
  let works = false
  const { user } = open('/user-management', {
    'GET /users/all': () => (works ? { items: [], page: 1, perPage: 25, total: 0 } : refusal(503, 'unavailable')),
  })
  await screen.findByRole('heading', { name: 'Die Konten lassen sich gerade nicht laden' })
  works = true
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByRole('heading', { name: 'Noch keine Konten' })
  expect(screen.queryByRole('button', { name: 'Suche leeren' })).toBeNull()
})

test('the details say what is not known, and lead to the page of the person', async () => {
  open(`/user-management?konto=${member.id}`, {
    [`GET /users/${member.id}/info`]: () => ({
      ...member,
      phoneNumber: '',
      hasAccess: false,
      profileSteps: ['ANAMNESE'],
    }),
  })
  const panel = within(await screen.findByRole('dialog', { name: 'Anna Demo' }))
  const value = async (label: string) => (await panel.findByText(label)).nextElementSibling?.textContent
  expect(await value('Telefonnummer')).toBe('Nicht angegeben')
  expect(await value('Ziele')).toBe('Nicht angegeben')
  expect(await value('Zugang')).toBe('Ohne Abo')
  expect(await value('Erledigt')).toBe('Anamnese')
  expect(panel.getByRole('link', { name: 'Zur Seite der Person' }).getAttribute('href')).toBe(`/user/${member.id}`)
})

test('an account of another page of the list opens by its address, with its lock, last visit and trainer', async () => {
  const locked = listedUser(member, {
    lockedUntil: '2999-01-01T23:00:00.000Z',
    lastSeenAt: '2026-11-21T13:05:00.000Z',
    trainerName: 'Theresa Demo',
  })
  open(`/user-management?konto=${member.id}`, {
    'GET /users/all': ({ call }) => {
      const filter = new URL(call.replace('GET ', 'http://api')).searchParams.get('filter')
      const items = filter === member.email ? [locked] : []
      return { items, page: 1, perPage: 25, total: items.length }
    },
  })
  const panel = within(await screen.findByRole('dialog', { name: 'Anna Demo' }))
  expect(await panel.findByRole('button', { name: 'Sperre aufheben' })).toBeTruthy()
  expect(panel.queryByRole('button', { name: 'Konto sperren' })).toBeNull()
  expect(panel.getByText('Bis 01.01.2999')).toBeTruthy()
  expect(panel.getByText('Zuletzt da').nextElementSibling?.textContent).toBe('21.11.2026, 14:05')
  expect(panel.getByText('Begleitet von').nextElementSibling?.textContent).toBe('Theresa Demo')
})

test('closing the details clears the address and returns the focus to the name', async () => {
  const { user, router } = open('/user-management')
  const name = await screen.findByRole('button', { name: 'Konto von Anna Demo ansehen' })
  await user.click(name)
  await screen.findByRole('dialog')
  expect(router.state.location.search).toBe(`?konto=${member.id}`)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(name))
})

test('details that cannot be loaded can be tried again, and nothing can be locked meanwhile', async () => {
  let works = false
  const { user } = open(`/user-management?konto=${member.id}`, {
    [`GET /users/${member.id}/info`]: () => (works ? member : refusal(503, 'unavailable')),
  })
  const panel = within(await screen.findByRole('dialog'))
  await panel.findByRole('heading', { name: 'Dieses Konto lässt sich gerade nicht laden' })
  expect(panel.queryByRole('button', { name: 'Konto sperren' })).toBeNull()
  works = true
  await user.click(panel.getByRole('button', { name: 'Nochmal versuchen' }))
  await panel.findByText('+43 660 1234567')
})

test('a lock the API refuses says so at the day, and the dialog stays', async () => {
  const { user } = open(`/user-management?konto=${member.id}`, {
    [`POST /users/${member.id}/lock-account`]: () =>
      refusal(400, 'invalid_input', 'Bitte überprüfe deine Eingabe.', {
        date: 'Bitte wähle einen Tag in der Zukunft, vor dem Jahr 3000.',
      }),
  })
  await user.click(await screen.findByRole('button', { name: 'Konto sperren' }))
  await user.click(await screen.findByRole('button', { name: 'Jetzt sperren' }))
  await screen.findByText('Bitte wähle einen Tag in der Zukunft, vor dem Jahr 3000.')
  expect(screen.getByLabelText('Gesperrt bis').getAttribute('aria-invalid')).toBe('true')
})

test('a lock that cannot be lifted stays, says why, and closes the question', async () => {
  const { user } = open(
    `/user-management?konto=${member.id}`,
    { [`POST /users/${member.id}/unlock-account`]: () => refusal(503, 'unavailable', 'Gerade nicht erreichbar.') },
    [listedUser(member, { lockedUntil: '2099-12-03T23:00:00.000Z' })],
  )
  expect(await screen.findByRole('button', { name: 'Sperre ändern' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sperre aufheben' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Sperre aufheben' }))
  await screen.findByText('Gerade nicht erreichbar.')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await screen.findByRole('button', { name: 'Sperre aufheben' })
})

test('the areas of a person mark the one that is open, and keep the filters of the list', () => {
  renderPage(<UserTabs id="7" />, { at: '/user/7/dokumente?gruppe=inaktiv' })
  const links = within(screen.getByRole('navigation', { name: 'Bereiche dieser Person' })).getAllByRole('link')
  expect(links.length).toBeGreaterThan(7)
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/user\/7(\/[a-z]+)?\?gruppe=inaktiv$/)
  const open = links.filter((link) => link.getAttribute('aria-current') === 'page')
  expect(open.map(({ textContent }) => textContent)).toEqual(['Dokumente'])
})

test('roles are changed with the last day of a trial', async () => {
  const { user, calls } = open(`/user-management?konto=${member.id}`, {
    [`POST /users/${member.id}/roles`]: () => ({ success: true }),
  })
  await user.click(await screen.findByRole('button', { name: 'Rollen ändern' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rollen ändern' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Mitglied in der Testphase' }))
  const day = await dialog.findByLabelText('Letzter Tag der Testphase')
  fireEvent.change(day, { target: { value: '2099-12-03' } })
  await user.click(dialog.getByRole('button', { name: 'Rollen speichern' }))
  await screen.findByText('Die Rollen von Anna Demo sind gespeichert.')
  expect(calls.find(({ call }) => call === `POST /users/${member.id}/roles`)?.body).toEqual({
    from: [],
    roles: ['TRIAL_MODE'],
    trialUntil: '2099-12-03',
  })
})

test('roles that another admin changed meanwhile are shown in the dialog', async () => {
  let shown: User['roles'] = []
  const { user } = open(`/user-management?konto=${member.id}`, {
    [`GET /users/${member.id}/info`]: () => ({ ...member, roles: shown }),
    [`POST /users/${member.id}/roles`]: () => {
      shown = ['ROLE_ADMIN']
      return refusal(409, 'changed_meanwhile', 'Die Rollen wurden inzwischen geändert.')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Rollen ändern' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rollen ändern' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Trainer' }))
  await user.click(dialog.getByRole('button', { name: 'Rollen speichern' }))
  await screen.findByText('Die Rollen wurden inzwischen geändert.')
  const isChecked = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name }).checked
  await waitFor(() => expect([isChecked(roleNames.ROLE_ADMIN), isChecked('Trainer')]).toEqual([true, false]))
})

test('roles can be saved on the last day of a trial', async () => {
  const trialUntil = viennaInstant(addDays(todayInVienna(), 1), '00:00').toISOString()
  const { user, calls } = open(`/user-management?konto=${member.id}`, {
    [`GET /users/${member.id}/info`]: () => ({ ...member, roles: ['TRIAL_MODE'], trialUntil }),
    [`POST /users/${member.id}/roles`]: () => ({ success: true }),
  })
  await user.click(await screen.findByRole('button', { name: 'Rollen ändern' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rollen ändern' }))
  await user.click(dialog.getByRole('checkbox', { name: roleNames.ROLE_IN_APP_PURCHASE_USER }))
  await user.click(dialog.getByRole('button', { name: 'Rollen speichern' }))
  await screen.findByText('Die Rollen von Anna Demo sind gespeichert.')
  expect(calls.find(({ call }) => call === `POST /users/${member.id}/roles`)?.body).toEqual({
    from: ['TRIAL_MODE'],
    roles: ['TRIAL_MODE', 'ROLE_IN_APP_PURCHASE_USER'],
    trialUntil: todayInVienna(),
  })
})

test('says before it is saved that a change of roles signs the person out', async () => {
  const { user } = open(`/user-management?konto=${member.id}`)
  await user.click(await screen.findByRole('button', { name: 'Rollen ändern' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rollen ändern' }))
  const said = () => dialog.queryByText('Mit dieser Änderung wird die Person auf allen Geräten abgemeldet.')
  const role = dialog.getByRole('checkbox', { name: roleNames.ROLE_IN_APP_PURCHASE_USER })
  expect(said()).toBeNull()
  await user.click(role)
  expect(said()).not.toBeNull()
  await user.click(role)
  expect(said()).toBeNull()
})

test('says what the trainer role ends before it is saved', async () => {
  const { user } = open(`/user-management?konto=${member.id}`)
  await user.click(await screen.findByRole('button', { name: 'Rollen ändern' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rollen ändern' }))
  expect(dialog.queryByText(/Wird diese Person selbst begleitet|auf allen Geräten abgemeldet/)).toBeNull()
  await user.click(dialog.getByRole('checkbox', { name: 'Trainer' }))
  expect(dialog.getByText(/Wird diese Person selbst begleitet, endet das mit dieser Rolle\./)).toBeTruthy()
  expect(dialog.getByText('Mit dieser Änderung wird die Person auf allen Geräten abgemeldet.')).toBeTruthy()
})

test('the history says what admins changed and who it was', async () => {
  const entry = { id: '1', at: '2026-11-21T13:05:00.000Z', area: null, by: 'Alex Demo', details: {} }
  open(`/user-management?konto=${member.id}`, {
    [`GET /users/${member.id}/history`]: () => ({
      items: [
        { ...entry, action: 'user.roles', details: { added: 'ROLE_TRAINER', removed: '' } },
        { ...entry, id: '2', by: null, action: 'user.locked', details: { lastDay: '2026-12-03' } },
        { ...entry, id: '3', action: 'client.unassigned' },
      ],
      cursor: null,
    }),
  })
  await screen.findByText('Rolle gegeben: Trainer')
  expect(screen.getByText('Vorschlag einer Begleitung zurückgezogen')).toBeTruthy()
  expect(screen.getByText('Gesperrt bis 03.12.2026').nextElementSibling?.textContent).toBe(
    'Der Betrieb oder ein Admin, dessen Konto es nicht mehr gibt, 21.11.2026, 14:05',
  )
})

test('somebody is signed out everywhere after a confirmation, and mails are sent again', async () => {
  const { user, calls } = open(`/user-management?konto=${member.id}`, {
    [`GET /users/${member.id}/info`]: () => ({ ...member, emailConfirmed: false }),
    [`POST /users/${member.id}/end-sessions`]: () => ({ success: true }),
    [`POST /users/${member.id}/resend-mail`]: () => ({ success: true }),
  })
  await user.click(await screen.findByRole('button', { name: 'Bestätigung noch einmal senden' }))
  await screen.findByText('Die E-Mail an anna@kostbar.test ist unterwegs.')
  await user.click(screen.getByRole('button', { name: 'Überall abmelden' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Überall abmelden' }))
  await screen.findByText('Anna Demo ist überall abgemeldet.')
  expect(calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { mail: 'CONFIRMATION' },
    undefined,
  ])
})

test('role and lock are filters in the address; nobody found can be undone', async () => {
  const { user, router, calls } = open('/user-management', {}, [])
  await user.selectOptions(await screen.findByLabelText('Rolle'), 'ROLE_TRAINER')
  await user.selectOptions(screen.getByLabelText('Sperre'), 'LOCKED')
  expect(router.state.location.search).toBe('?rolle=ROLE_TRAINER&sperre=LOCKED')
  await waitFor(() => expect(calls.at(-1)?.call).toBe('GET /users/all?page=1&filter=&role=ROLE_TRAINER&lock=LOCKED'))
  await user.click(await screen.findByRole('button', { name: 'Auswahl aufheben' }))
  expect(router.state.location.search).toBe('')
})
