import { clients } from '@kostbar/contracts/clients/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { query } from '../../lib/api.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { ClientManagement } from './client-management.tsx'
import { all, client, hoursFromNow, list, submitted } from './testing/client-list.ts'

const show = (at = '/client-management') =>
  renderPage(
    <ClientManagement
      inviteButton={<button type="button">Einladen</button>}
      invitesPanel={<p>Einladungsliste</p>}
      renderReinvite={({ email }) => <button type="button">{email} neu einladen</button>}
    />,
    {
      at,
      user: { ...member, roles: ['ROLE_TRAINER'], trainer: true },
    },
  )

const rowOf = (name: string) =>
  within(screen.getByRole('link', { name: new RegExp(name) }).closest('tr') ?? expect.fail())

test('shows three groups with what is due, and the slots with open invitations', async () => {
  fakeApi(list(all))
  show()
  await screen.findByText('Slots 7 von 10 belegt')
  expect(screen.getByText('3 Plätze frei')).toBeTruthy()
  expect(screen.getByText('davon 2 offene Einladungen')).toBeTruthy()
  await screen.findByRole('rowheader', { name: 'Braucht Aufmerksamkeit' })
  expect(rowOf('Anna').getByText('in 3 Std.')).toBeTruthy()
  expect(rowOf('Anna').getByText('Hat geschrieben')).toBeTruthy()
  expect(rowOf('Anna').getByText('Vegan')).toBeTruthy()
  expect(rowOf('Anna').getByText('5 von 7 Tagen vollständig')).toBeTruthy()
  expect(rowOf('Ben').getByText('vor 9 Tagen')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Anna/ }).getAttribute('href')).toBe('/user/id-Anna')
})

test('shows how much of the plan was eaten, from enough recorded days on, and sorts by it', async () => {
  const rows = [
    client('Anna', { adherence: { percent: 83, recordedDays: 5 } }),
    client('Ben', { adherence: { percent: null, recordedDays: 2 } }),
    client('Carla'),
  ]
  const calls = fakeApi(list(rows))
  const { user, router } = show()
  await screen.findByText('3 Kunden')
  expect(rowOf('Anna').getByText('83 %', { exact: false }).textContent).toContain('erfasst 5 von 7 Tagen')
  expect(rowOf('Ben').getByText('erfasst 2 von 7 Tagen')).toBeTruthy()
  expect(rowOf('Ben').queryByText(/\d %/)).toBeNull()
  expect(rowOf('Carla').queryByText(/erfasst/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Plan %' }))
  await waitFor(() => expect(calls.at(-1)?.call).toContain('sort=ADHERENCE&dir=ASC'))
  expect(router.state.location.search).toBe('?sortierung=plan-prozent')
})

test('filters by search, group and tag, stored in the URL and passed on to the page of a client', async () => {
  fakeApi(list(all))
  const { user, router } = show()
  await user.click(await screen.findByRole('button', { name: 'Braucht Aufmerksamkeit 1' }))
  await screen.findByText('1 Kunde')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Schlagwort' }), 'Vegan')
  await waitFor(() => expect(router.state.location.search).toBe('?gruppe=aufmerksamkeit&schlagwort=Vegan'))
  expect(screen.getByRole('link', { name: /Anna/ }).getAttribute('href')).toBe(
    '/user/id-Anna?schlagwort=Vegan&gruppe=aufmerksamkeit',
  )
  await user.type(screen.getByRole('searchbox'), 'zzz')
  await screen.findByRole('heading', { name: 'Niemand gefunden' })
  await user.click(screen.getByRole('button', { name: 'Alle Kunden zeigen' }))
  await screen.findByText('3 Kunden')
  expect(router.state.location.search).toBe('')
})

test('sorts by a column, and a second click reverses the order', async () => {
  const calls = fakeApi(list(all))
  const { user } = show()
  const byName = await screen.findByRole('button', { name: 'Name' })
  await user.click(byName)
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(calls.at(-1)?.call).toContain('sort=NAME&dir=DESC'))
  expect(screen.queryByRole('rowheader', { name: 'Braucht Aufmerksamkeit' })).toBeNull()
})

test('sorts by what has no column of its own, in both directions', async () => {
  const calls = fakeApi(list(all))
  const { user, router } = show()
  await screen.findByText('3 Kunden')
  expect(screen.queryByRole('button', { name: /umkehren/ })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sortieren nach' }), 'Nach Schlagwörtern')
  await waitFor(() => expect(calls.at(-1)?.call).toContain('sort=TAGS&dir=ASC'))
  await user.click(screen.getByRole('button', { name: 'Aufsteigend, umkehren' }))
  await waitFor(() => expect(calls.at(-1)?.call).toContain('sort=TAGS&dir=DESC'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sortieren nach' }), 'Nach E-Mail')
  await waitFor(() => expect(router.state.location.search).toBe('?sortierung=e-mail'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sortieren nach' }), 'Nach Dringlichkeit')
  await screen.findByRole('rowheader', { name: 'Braucht Aufmerksamkeit' })
  expect(router.state.location.search).toBe('')
})

test('selects the whole page, as many as one bulk action takes', async () => {
  const ids = all.map(({ id }) => id)
  const calls = fakeApi({
    ...list(all),
    'POST /clients/bulk': () => ({ results: ids.map((id) => ({ id, changed: true, problem: null })) }),
  })
  const { user } = show()
  const wholePage = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Alle auf dieser Seite auswählen' })
  expect(calls[0]?.call).toContain('perPage=50')
  await user.click(screen.getByRole('checkbox', { name: 'Ben Muster auswählen' }))
  expect([wholePage.checked, wholePage.indeterminate]).toEqual([false, true])
  await user.click(wholePage)
  expect([wholePage.checked, wholePage.indeterminate]).toEqual([true, false])
  const bar = within(screen.getByRole('region', { name: '3 Personen ausgewählt' }))
  await user.click(bar.getByRole('button', { name: 'Pausieren' }))
  await screen.findByText('3 Personen pausiert.')
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ ids, action: 'PAUSE' })
  await user.click(wholePage)
  await user.click(wholePage)
  expect(screen.queryByRole('region', { name: /ausgewählt/ })).toBeNull()
})

test('keeps the selection while another search is shown, and says how many are not in it', async () => {
  const calls = fakeApi({
    ...list(all),
    'POST /clients/bulk': ({ body }) => ({
      results: (body as { ids: string[] }).ids.map((id) => ({ id, changed: false, problem: lapsed })),
    }),
  })
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Anna Muster auswählen' }))
  await user.type(screen.getByRole('searchbox'), 'ben')
  await screen.findByText('1 Kunde')
  await screen.findByText('Eine davon steht nicht in dieser Ansicht.')
  await user.click(screen.getByRole('checkbox', { name: 'Ben Muster auswählen' }))
  const bar = within(screen.getByRole('region', { name: '2 Personen ausgewählt' }))
  await user.click(bar.getByRole('button', { name: 'Nachricht' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('An Ben Muster, Anna Muster')
  await user.keyboard('{Escape}')
  await user.click(bar.getByRole('button', { name: 'Pausieren' }))
  await screen.findByText(/^Anna Muster: Deine Slots sind abgelaufen/)
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    ids: ['id-Ben', 'id-Anna'],
    action: 'PAUSE',
  })
  expect(screen.queryByRole('region', { name: /ausgewählt/ })).toBeNull()
})

test('an action of a single row leaves the selection alone', async () => {
  fakeApi({
    ...list(all),
    'POST /clients/bulk': () => ({ results: [{ id: 'id-Ben', changed: true, problem: null }] }),
  })
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Anna Muster auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Aktionen für Ben Muster' }))
  await user.click(screen.getByRole('menuitem', { name: 'Pausieren' }))
  await screen.findByText('1 Person pausiert.')
  expect(screen.getByRole('region', { name: '1 Person ausgewählt' })).toBeTruthy()
})

const lapsed = {
  code: 'slots_lapsed',
  msg: 'Deine Slots sind abgelaufen.',
  link: '/profile/einstellungen#abo',
}

test('pauses the selected ones, names who was refused, and undoes it', async () => {
  const results = [
    { id: 'id-Anna', changed: true, problem: null },
    { id: 'id-Ben', changed: false, problem: lapsed },
  ]
  const calls = fakeApi({ ...list(all), 'POST /clients/bulk': () => ({ results }) })
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Anna Muster auswählen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Ben Muster auswählen' }))
  const bar = within(screen.getByRole('region', { name: '2 Personen ausgewählt' }))
  await user.click(bar.getByRole('button', { name: 'Pausieren' }))
  await screen.findByText('1 Person pausiert. Bei 1 Person ging es nicht:')
  const refused = within(screen.getByRole('list', { name: /ging es nicht/ }))
  expect(refused.getByText(/^Ben Muster: Deine Slots sind abgelaufen\./)).toBeTruthy()
  expect(refused.getByRole('link', { name: 'Slots bezahlen' }).getAttribute('href')).toBe('/profile/einstellungen#abo')
  expect(screen.queryByRole('region', { name: /ausgewählt/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await waitFor(() =>
    expect(calls.filter(({ call }) => call === 'POST /clients/bulk').map(({ body }) => body)).toEqual([
      { ids: ['id-Anna', 'id-Ben'], action: 'PAUSE' },
      { ids: ['id-Anna'], action: 'RESUME' },
    ]),
  )
})

test('shows the outcome at the bottom of the screen, beside the actions, until it is closed', async () => {
  fakeApi({
    ...list(all),
    'POST /clients/bulk': () => ({ results: [{ id: 'id-Anna', changed: true, problem: null }] }),
  })
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Anna Muster auswählen' }))
  const area = screen.getByRole('region', { name: '1 Person ausgewählt' }).parentElement ?? expect.fail()
  await user.click(screen.getByRole('button', { name: 'Pausieren' }))
  await within(area).findByText('1 Person pausiert.')
  await user.click(within(area).getByRole('button', { name: 'Schließen' }))
  expect(screen.queryByText('1 Person pausiert.')).toBeNull()
})

test('focuses the row that takes the place of an archived one', async () => {
  const rows = ['Anna', 'Ben', 'Carla'].map((name) => client(name))
  fakeApi({
    ...list(rows),
    'POST /clients/bulk': () => {
      rows.splice(1, 1)
      return { results: [{ id: 'id-Ben', changed: true, problem: null }] }
    },
  })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Aktionen für Ben Muster' }))
  await user.click(screen.getByRole('menuitem', { name: 'Archivieren' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Begleitung beenden' }))
  await screen.findByText('1 Person archiviert.')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Carla'))
})

test('shows a few tags of a row in the table, and how many more there are', async () => {
  const tags = ['Vegan', 'Schichtdienst', 'Laktosefrei', 'Marathon']
  fakeApi(list([client('Anna', { tags }), client('Ben', { tags: tags.slice(0, 2) })]))
  show()
  await screen.findByText('2 Kunden')
  expect(rowOf('Anna').getByText('+3')).toBeTruthy()
  expect(rowOf('Anna').getByTitle('Schichtdienst, Laktosefrei, Marathon')).toBeTruthy()
  expect(rowOf('Ben').getByText('Schichtdienst')).toBeTruthy()
  expect(rowOf('Ben').queryByText(/^\+/)).toBeNull()
})

test('tells what the end of several coachings means', async () => {
  fakeApi(list(all))
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Anna Muster auswählen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Ben Muster auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Archivieren' }))
  const confirm = within(await screen.findByRole('alertdialog', { name: '2 Begleitungen beenden?' }))
  confirm.getByText(/belegte Slots sind wieder frei\. Die Konten bleiben, alle bekommen eine E-Mail\./)
})

test('asks for a tag, and before the end of a coaching', async () => {
  const calls = fakeApi({
    ...list(all),
    'POST /clients/bulk': () => ({ results: [{ id: 'id-Anna', changed: true, problem: null }] }),
  })
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Anna Muster auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Schlagwort' }))
  const tagDialog = within(await screen.findByRole('dialog'))
  await user.click(tagDialog.getByRole('button', { name: 'Hinzufügen' }))
  await tagDialog.findByText('Bitte gib ein Schlagwort ein.')
  await user.type(tagDialog.getByLabelText('Schlagwort'), ' Laufen {Enter}')
  await screen.findByText('1 Person mit Schlagwort versehen.')
  // The client stays selected after tagging.
  await user.click(screen.getByRole('button', { name: 'Archivieren' }))
  const confirm = within(await screen.findByRole('alertdialog'))
  expect(confirm.getByText(/die Daten von Anna Muster ab sofort nicht mehr/)).toBeTruthy()
  await user.click(confirm.getByRole('button', { name: 'Begleitung beenden' }))
  await screen.findByText('1 Person archiviert.')
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull()
  expect(calls.flatMap(({ call, body }) => (call === 'POST /clients/bulk' ? [body] : []))).toEqual([
    { ids: ['id-Anna'], action: 'TAG', tag: 'Laufen' },
    { ids: ['id-Anna'], action: 'ARCHIVE' },
  ])
})

test('settles messages alone by keyboard: what was submitted is answered on the page of the client', async () => {
  const calls = fakeApi(list([submitted]))
  const { user } = show()
  await screen.findByText('Anamnese abgesendet')
  await user.keyboard('je')
  await screen.findByText('Das erledigst du auf der Seite von Dora Muster: Enter öffnet sie.')
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

test('a message that is settled by keyboard is settled in its thread and on the page of the client, too', async () => {
  fakeApi({ ...list(all), 'POST /messages/id-Anna/folder': () => ({ success: true }) })
  const { user, queries } = show()
  await screen.findByRole('link', { name: /Anna/ })
  const shownElsewhere = [
    [messages.thread.path, 'id-Anna'],
    query(messages.unread).queryKey,
    query(clients.get, { params: { id: 'id-Anna' } }).queryKey,
  ]
  for (const queryKey of shownElsewhere) queries.setQueryData(queryKey, {})
  await user.keyboard('je')
  await screen.findByText('Die Nachricht von Anna Muster ist erledigt.')
  const isOld = (queryKey: readonly unknown[]) => queries.getQueryState(queryKey)?.isInvalidated
  expect(shownElsewhere.map(isOld)).toEqual([true, true, true])
})

test('goes through the list by keyboard, selects, settles, searches and lists the keys', async () => {
  const calls = fakeApi({ ...list(all), 'POST /messages/id-Anna/folder': () => ({ success: true }) })
  const { user, router } = show()
  await screen.findByRole('link', { name: /Anna/ })
  await user.keyboard('j')
  expect(document.activeElement?.textContent).toContain('Anna')
  await user.keyboard('e')
  await screen.findByText('Die Nachricht von Anna Muster ist erledigt.')
  expect(document.activeElement?.textContent).toContain('Ben')
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ folder: 'DONE' })
  await user.keyboard('jjjk')
  expect(document.activeElement?.textContent).toContain('Ben')
  await user.keyboard('x')
  expect(screen.getByRole('region', { name: '1 Person ausgewählt' })).toBeTruthy()
  await user.keyboard('a')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nachricht' }))
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await user.keyboard('j')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'j')
  await user.click(document.body)
  await user.keyboard('jr')
  expect(router.state.location.pathname).toBe('/user/id-Anna/nachrichten')
  await user.keyboard('?')
  expect(within(await screen.findByRole('dialog')).getByText('Nächste Person')).toBeTruthy()
})

test('shows the invitations and the archive, from which a client can come back for a while', async () => {
  const ended = { status: 'ARCHIVED', group: null, endedBy: 'TRAINER', endedAt: hoursFromNow(-48) } as const
  const archived = [
    client('Dora', ended),
    client('Emil', { ...ended, endedBy: 'CLIENT' }),
    client('Fritz', { ...ended, endedAt: hoursFromNow(-31 * 24) }),
    // Whose booked coaching is over.
    client('Gerda', { ...ended, mayReturn: false }),
  ]
  const calls = fakeApi({
    ...list(archived),
    'POST /clients/id-Dora/reactivate': () => {
      archived.shift()
      return { success: true }
    },
  })
  const { user } = show()
  await user.click(await screen.findByRole('link', { name: 'Einladungen' }))
  expect(screen.getByText('Einladungsliste')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Archiv' }))
  await screen.findByText('Emil Muster')
  expect(screen.getByText('von der Person selbst')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /neu einladen$/ })).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Dora Muster wieder begleiten' }))
  await screen.findByText('Du begleitest Dora Muster wieder.')
  expect(calls.some(({ call }) => call === 'POST /clients/id-Dora/reactivate')).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Archiv' })))
})

const slotUsage = query(subscriptions.slotUsage).queryKey
const usage = { bought: 1, used: 1, free: 0, openInvitations: 0, lapsed: false, graceUntil: null }

test('counts the slots again that are free once a coaching has ended', async () => {
  fakeApi({
    ...list(all),
    'POST /clients/bulk': () => ({ results: [{ id: 'id-Anna', changed: true, problem: null }] }),
  })
  const { user, queries } = show()
  queries.setQueryData(slotUsage, usage)
  await user.click(await screen.findByRole('checkbox', { name: 'Anna Muster auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Archivieren' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Begleitung beenden' }))
  await screen.findByText('1 Person archiviert.')
  expect(queries.getQueryState(slotUsage)?.isInvalidated).toBe(true)
})

test('counts the slots again once somebody is back from the archive', async () => {
  const dora = client('Dora', { status: 'ARCHIVED', group: null, endedBy: 'TRAINER', endedAt: hoursFromNow(-48) })
  fakeApi({ ...list([dora]), 'POST /clients/id-Dora/reactivate': () => ({ success: true }) })
  const { user, queries } = show('/client-management?ansicht=archiv')
  queries.setQueryData(slotUsage, usage)
  await user.click(await screen.findByRole('button', { name: 'Dora Muster wieder begleiten' }))
  await screen.findByText('Du begleitest Dora Muster wieder.')
  expect(queries.getQueryState(slotUsage)?.isInvalidated).toBe(true)
})

test('leads back from a page that the archive no longer has', async () => {
  fakeApi(list([]))
  const { user, router } = show('/client-management?ansicht=archiv&seite=2')
  await user.click(await screen.findByRole('button', { name: 'Zum Anfang der Liste' }))
  expect(router.state.location.search).toBe('?ansicht=archiv')
  await screen.findByRole('heading', { name: 'Das Archiv ist leer' })
})

test('shows the empty state without clients and slots', async () => {
  fakeApi(list([], { bought: 0, used: 0, openInvitations: 0, lapsed: false }))
  show()
  await screen.findByRole('heading', { name: 'Noch keine Kunden' })
  expect(screen.getByText('Du hast noch keine Kunden-Slots.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zu den Kunden-Slots' }).getAttribute('href')).toBe(
    '/profile/einstellungen#abo',
  )
})

test('can be retried after a failed load', async () => {
  let works = false
  fakeApi({ 'GET /clients': (call) => (works ? list(all)['GET /clients'](call) : refusal(503, 'unavailable')) })
  const { user } = show()
  const again = await screen.findByRole('button', { name: 'Nochmal versuchen' })
  works = true
  await user.click(again)
  await screen.findByText('3 Kunden')
})
