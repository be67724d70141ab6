import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import type { ListedUser } from '@kostbar/contracts/users/schemas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeCall, fakeApi } from '../../lib/testing/fake-api.ts'
import { admin, member, renderPage } from '../../lib/testing/render-page.tsx'
import { listedUser } from './testing/listed-user.ts'
import { UserManagementPage } from './user-management-page.tsx'
// Preloads the lazy chunk, so that the first test does not wait for its import.
import './user-panel.tsx'

const ida = { ...admin, firstName: 'Ida', lastName: 'Admin', email: 'admin@kostbar.test' }
let rows: ListedUser[]
let more: number

const answers = {
  'GET /users/all': ({ call }: FakeCall) => {
    const { searchParams } = new URL(call.replace('GET ', 'http://api'))
    const matches = rows.filter(({ email }) => email.includes(searchParams.get('filter') ?? ''))
    return {
      items: matches,
      page: Number(searchParams.get('page')),
      perPage: 25,
      total: matches.length && matches.length + more,
    }
  },
  'GET /users/all/meta': () => ({ total: rows.length, trainers: 1, admins: 1, locked: 0 }),
  [`GET /users/${member.id}/info`]: () => member,
  [`GET /users/${ida.id}/info`]: () => ida,
  [`GET /users/${member.id}/history`]: () => ({ items: [], cursor: null }),
  [`GET /users/${ida.id}/history`]: () => ({ items: [], cursor: null }),
  [`POST /users/${member.id}/lock-account`]: ({ call }: FakeCall) => {
    rows = [
      listedUser(member, {
        lockedUntil: `${new URL(call.replace('POST ', 'http://api')).searchParams.get('date')}T23:00:00.000Z`,
      }),
    ]
    return { success: true }
  },
  [`POST /users/${member.id}/unlock-account`]: () => {
    rows = [listedUser(member)]
    return { success: true }
  },
}

beforeEach(() => {
  rows = [listedUser(member), listedUser(ida)]
  more = 0
})

const show = (at = '/user-management') => renderPage(<UserManagementPage />, { at, user: ida })

test.each([
  [/Trainer/, 'rolle=ROLE_TRAINER', 'GET /users/all?page=1&filter=&role=ROLE_TRAINER'],
  [/Admin/, 'rolle=ROLE_ADMIN', 'GET /users/all?page=1&filter=&role=ROLE_ADMIN'],
  [/Gesperrt/, 'sperre=LOCKED', 'GET /users/all?page=1&filter=&lock=LOCKED'],
])('the figure of %s leads to the list of these accounts, without the search before', async (name, search, request) => {
  const calls = fakeApi(answers)
  const { user, router } = renderPage(<UserManagementPage />, { at: '/user-management?suche=kostbar', user: ida })
  await user.click(await screen.findByRole('link', { name }))
  expect(router.state.location.search).toBe(`?${search}`)
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(request))
})

test('debounces the search, keeps it in the URL and resets the page', async () => {
  const calls = fakeApi(answers)
  const { user, router } = show('/user-management?seite=3')
  await screen.findByText('2 Konten gefunden')
  await user.type(screen.getByRole('searchbox'), 'anna')
  await screen.findByText('1 Konto gefunden')
  expect(router.state.location.search).toBe('?suche=anna')
  expect(calls.filter(({ call }) => call.startsWith('GET /users/all?')).map(({ call }) => call)).toEqual([
    'GET /users/all?page=3&filter=',
    'GET /users/all?page=1&filter=anna',
  ])
})

test('keeps the page in the URL; browser back returns to the previous one', async () => {
  more = 58
  fakeApi(answers)
  const { user, router } = show()
  await user.click(await screen.findByRole('button', { name: 'Nächste Seite' }))
  expect(router.state.location.search).toBe('?seite=2')
  await router.navigate(-1)
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('closing the panel leaves no history entry that would open it again', async () => {
  fakeApi(answers)
  const { user, router } = show('/user-management?suche=anna')
  await user.click(await screen.findByRole('button', { name: 'Konto von Anna Demo ansehen' }))
  await screen.findByRole('dialog')
  const entry = router.state.location.key
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('?suche=anna')
  expect([router.state.historyAction, router.state.location.key === entry]).toEqual(['POP', false])
})

test('closing a panel that a link opened replaces its history entry', async () => {
  fakeApi(answers)
  const { user, router } = show(`/user-management?konto=${member.id}`)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('empty search results offer to clear the search', async () => {
  fakeApi(answers)
  const { user } = show('/user-management?suche=niemand')
  await screen.findByRole('heading', { name: 'Niemand gefunden' })
  await user.click(screen.getByText('Suche leeren'))
  await screen.findByText('2 Konten gefunden')
})

test('locks an account until a day, at the earliest tomorrow', async () => {
  const calls = fakeApi(answers)
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Konto von Anna Demo ansehen' }))
  await user.click(await screen.findByRole('button', { name: 'Konto sperren' }))
  const day = await screen.findByLabelText('Gesperrt bis')
  const tomorrow = addDays(todayInVienna(), 1)
  expect(day).toHaveProperty('min', tomorrow)

  fireEvent.change(day, { target: { value: todayInVienna() } })
  await user.click(screen.getByRole('button', { name: 'Jetzt sperren' }))
  await screen.findByText('Bitte wähle einen Tag in der Zukunft, vor dem Jahr 3000.')

  fireEvent.change(day, { target: { value: '2099-12-03' } })
  await user.click(screen.getByRole('button', { name: 'Jetzt sperren' }))
  await screen.findByText('Anna Demo ist bis 03.12.2099 gesperrt.')
  expect(calls.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual([
    `POST /users/${member.id}/lock-account?date=2099-12-03`,
  ])
})

test('shows the last day of a lock, and removes it after a confirmation', async () => {
  rows = [listedUser(member, { lockedUntil: '2099-12-03T23:00:00.000Z' })]
  fakeApi(answers)
  const { user } = show(`/user-management?konto=${member.id}`)
  await screen.findAllByText('Bis 03.12.2099')
  await user.click(await screen.findByRole('button', { name: 'Sperre aufheben' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sperre aufheben?' }))
  expect(dialog.getByText('Anna Demo kann sich danach sofort wieder anmelden.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Sperre aufheben' }))
  await screen.findByText('Anna Demo kann sich wieder anmelden.')
  await waitFor(() => expect(screen.queryByText('Bis 03.12.2099')).toBeNull())
})

test('changes a lock, starting from its last day', async () => {
  rows = [listedUser(member, { lockedUntil: '2099-12-03T23:00:00.000Z' })]
  const calls = fakeApi(answers)
  const { user } = show(`/user-management?konto=${member.id}`)
  await user.click(await screen.findByRole('button', { name: 'Sperre ändern' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sperre ändern' }))
  expect(dialog.getByText(/^Anna Demo ist bis 03\.12\.2099 gesperrt\./)).toBeTruthy()
  expect(dialog.getByLabelText('Gesperrt bis')).toHaveProperty('value', '2099-12-03')
  await user.click(dialog.getByRole('button', { name: 'Sperre speichern' }))
  await screen.findByText('Anna Demo ist bis 03.12.2099 gesperrt.')
  expect(calls.map(({ call }) => call)).toContain(`POST /users/${member.id}/lock-account?date=2099-12-03`)
})

test('explains that admins cannot lock themselves', async () => {
  fakeApi(answers)
  show(`/user-management?konto=${ida.id}`)
  await screen.findByText('Das ist dein eigenes Konto. Sperren und Rollen ändern kann hier nur jemand anderer.')
  expect(screen.queryByRole('button', { name: 'Konto sperren' })).toBeNull()
})

test('a page past the last one leads back to the first', async () => {
  fakeApi({
    ...answers,
    'GET /users/all': ({ call }: FakeCall) => {
      const items = call.includes('page=9') ? [] : rows
      return { items, page: 1, perPage: 25, total: rows.length }
    },
  })
  const { user } = show('/user-management?seite=9')
  expect(await screen.findByRole('heading', { name: 'Hier steht nichts mehr' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Zum Anfang der Liste' }))
  expect(await screen.findByRole('button', { name: /Ida Admin/ })).toBeTruthy()
})
