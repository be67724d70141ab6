import type { CheckIn } from '@kostbar/contracts/check-ins/schemas'
import { clients } from '@kostbar/contracts/clients/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { query } from '../../lib/api.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { admin, member, renderPage } from '../../lib/testing/render-page.tsx'
import { firstDayAfter } from './first-day.ts'
import { answersWith, checkInOf, pageOf, questions, schedule } from './testing/check-in.ts'
import { UserCheckIns } from './user-check-ins.tsx'

const clientId = '0198c000-0000-7000-8000-000000000009'
const trainer: User = { ...member, roles: ['ROLE_TRAINER'], trainer: true }
const list = `GET /check-ins/${clientId}`
const form = { id: schedule.formId, name: 'Standard', questions, version: 1, clientCount: 0 }
const dueAt = new Date(Date.now() + 47 * 3_600_000).toISOString()

const newest = checkInOf({
  status: 'SUBMITTED',
  submittedAt: '2026-12-02T18:00:00.000Z',
  answers: answersWith(7, 82.4),
  deadline: { state: 'RUNNING', dueAt },
})
const before = checkInOf({
  id: '0198c000-0000-7000-8000-000000000202',
  status: 'REPLIED',
  dueOn: '2026-11-25',
  submittedAt: '2026-11-25T18:00:00.000Z',
  answers: answersWith(6, 83),
  reply: 'Danke dir.',
  repliedAt: '2026-11-26T18:00:00.000Z',
})

const shared = {
  'GET /check-in-forms': () => [form],
  'GET /messages/saved-replies': () => [{ id: 'r1', title: 'Lob', text: 'Das machst du gut.' }],
}

const bodyOf = (calls: readonly FakeCall[], call: string) => calls.find((made) => made.call === call)?.body

const renderTab = (viewer = trainer, figures?: (until: string) => string) =>
  renderPage(
    <UserCheckIns userId={clientId} name="Ben" isTrainer={viewer.trainer} {...(figures ? { figures } : {})} />,
    { user: viewer },
  )

test('shows the newest check-in beside the one before, numbers with their difference, and the figures of its week', async () => {
  fakeApi({ ...shared, [list]: () => pageOf([newest, before], schedule) })
  renderTab(trainer, (until) => `Werte bis ${until}`)
  const table = await screen.findByRole('table', { name: /^Rückblick vom Mittwoch, 2\.\sDezember$/ })
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent)
  expect(cells[0]).toMatch(/02\.12\.2026.*davor, 25\.11\.2026/)
  expect(cells[1]).toMatch(/Wie war deine Woche\?.*7 von 10\(\+1\).*6 von 10/)
  expect(cells[3]).toMatch(/82,4\skg\(−0,6\).*83\skg/)
  screen.getByText(/^Antwort fällig bis /)
  screen.getByText('Werte bis 2026-12-01')
  const others = within(screen.getByRole('list', { name: 'Weitere Wochenrückblicke' })).getAllByRole('listitem')
  expect(others[0]?.textContent).toMatch(/25\.\sNovember.*beantwortet.*Danke dir\./s)
})

test('compares only what was asked in the same way', async () => {
  const [scale, , weight] = questions
  const asked = [scale, { ...weight, unit: 'cm' }].filter((question) => question !== undefined) as CheckIn['questions']
  fakeApi({ ...shared, [list]: () => pageOf([newest, { ...before, questions: asked }]) })
  renderTab()
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows[1]?.textContent).toContain('(+1)')
  expect(rows[2]?.textContent).toMatch(/Ja.*nicht gefragt/)
  expect(rows[3]?.textContent).toMatch(/82,4\skg[^(]*83\scm/)
})

test('changes the schedule, with the focus in the form and then at its section', async () => {
  let stored = schedule
  const calls = fakeApi({
    ...shared,
    [list]: () => pageOf([], stored),
    [`POST /clients/${clientId}/check-ins`]: () => {
      stored = { ...schedule, weekday: 'Friday', nextOn: '2026-12-11' }
      return stored
    },
  })
  const { user } = renderTab()
  await user.click(await screen.findByRole('button', { name: 'Ändern' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Bogen')))
  fireEvent.change(screen.getByLabelText('Wochentag'), { target: { value: 'Friday' } })
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Der nächste Wochenrückblick kommt am Freitag, 11. Dezember.')
  expect(bodyOf(calls, `POST /clients/${clientId}/check-ins`)).toMatchObject({ weekday: 'Friday' })
  expect(document.activeElement?.textContent).toBe('Jede Woche')
})

test('replies once, with a saved reply, and the focus follows', async () => {
  let stored: CheckIn = newest
  const calls = fakeApi({
    ...shared,
    [list]: () => pageOf([stored]),
    [`POST /check-ins/${newest.id}/reply`]: () => {
      stored = { ...newest, status: 'REPLIED', reply: 'Das machst du gut.', deadline: null }
      return stored
    },
  })
  const { user, queries } = renderTab()
  const panel = query(clients.get, { params: { id: clientId } }).queryKey
  queries.setQueryData(panel, {} as never)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Deine Antwort an Ben' })
  await user.click(screen.getByRole('button', { name: 'Antworten' }))
  await screen.findByText('Bitte schreib eine Antwort.')
  expect(document.activeElement).toBe(field)
  await user.click(screen.getByRole('button', { name: 'Antwort einfügen' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Lob' }))
  expect(field.value).toBe('Das machst du gut.')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.click(screen.getByRole('button', { name: 'Antworten' }))
  await screen.findByText('Deine Antwort ist bei Ben.')
  expect(bodyOf(calls, `POST /check-ins/${newest.id}/reply`)).toEqual({ text: 'Das machst du gut.' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Antwort')
  // The panel about the client, beside this page, says until when an answer is due.
  expect(queries.getQueryState(panel)?.isInvalidated).toBe(true)
})

test('a saved reply that is written meanwhile does not send the reply', async () => {
  const answer = Promise.withResolvers<unknown>()
  const calls = fakeApi({
    ...shared,
    [list]: () => pageOf([newest]),
    'POST /messages/saved-replies': () => answer.promise,
  })
  const { user } = renderTab()
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Deine Antwort an Ben' })
  await user.type(field, 'Halb fertig')
  await user.click(screen.getByRole('button', { name: 'Antwort einfügen' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Antworten verwalten' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Gespeicherte Antworten' }))
  await user.click(dialog.getByRole('button', { name: 'Neue Antwort' }))
  await user.type(dialog.getByRole('textbox', { name: 'Titel' }), 'Dank')
  await user.type(dialog.getByRole('textbox', { name: 'Text' }), 'Danke dir.')
  await user.click(dialog.getByRole('button', { name: 'Antwort speichern' }))
  for (const name of ['Titel', 'Text'])
    await waitFor(() => expect(dialog.getByRole('textbox', { name })).toHaveProperty('readOnly', true))
  answer.resolve({ id: 'r2', title: 'Dank', text: 'Danke dir.' })
  await screen.findByText('Antwort gespeichert')
  expect(calls.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual([
    'POST /messages/saved-replies',
  ])
  expect(field.value).toBe('Halb fertig')
})

test('keeps the reply when it is refused, and takes no further text while it is sent', async () => {
  const response = Promise.withResolvers<Response>()
  fakeApi({
    ...shared,
    [list]: () => pageOf([newest]),
    [`POST /check-ins/${newest.id}/reply`]: () => response.promise,
  })
  const { user } = renderTab()
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Deine Antwort an Ben' })
  await user.type(field, 'Gut')
  await user.click(screen.getByRole('button', { name: 'Antworten' }))
  await waitFor(() => expect(field.readOnly).toBe(true))
  response.resolve(refusal(409, 'check_in_closed', 'Darauf wurde schon geantwortet.'))
  await screen.findByText('Darauf wurde schon geantwortet.')
  expect(field.value).toBe('Gut')
  expect(field.readOnly).toBe(false)
})

test('schedules a form on a weekday and shows the first date before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T12:00:00Z') })
  let stored: object | null = null
  const calls = fakeApi({
    ...shared,
    [list]: () => pageOf([], stored),
    [`POST /clients/${clientId}/check-ins`]: () => {
      stored = schedule
      return schedule
    },
  })
  const { user } = renderTab()
  await screen.findByText('Noch kein Wochenrückblick')
  fireEvent.change(await screen.findByLabelText('Wochentag'), { target: { value: 'Wednesday' } })
  screen.getByText('Der erste kommt am Mittwoch, 9. Dezember, danach jede Woche.')
  await user.click(screen.getByRole('button', { name: 'Einrichten' }))
  await screen.findByText('Ben bekommt den Bogen „Standard“ jede Woche am Mittwoch.')
  expect(bodyOf(calls, `POST /clients/${clientId}/check-ins`)).toEqual({ formId: form.id, weekday: 'Wednesday' })
})

test('the next date of a changed schedule comes after the open check-in, and stays with its weekday', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-03T12:00:00Z') })
  fakeApi({ ...shared, [list]: () => pageOf([checkInOf()], schedule) })
  const { user } = renderTab()
  await user.click(await screen.findByRole('button', { name: 'Ändern' }))
  await screen.findByText('Der nächste kommt am Mittwoch, 9. Dezember, danach jede Woche.')
  fireEvent.change(screen.getByLabelText('Wochentag'), { target: { value: 'Friday' } })
  screen.getByText('Der nächste kommt am Freitag, 11. Dezember, danach jede Woche.')
})

test('ends the schedule after a question', async () => {
  let stored: object | null = schedule
  fakeApi({
    ...shared,
    [list]: () => pageOf([], stored),
    [`DELETE /clients/${clientId}/check-ins`]: () => {
      stored = null
      return { success: true }
    },
  })
  const { user } = renderTab()
  await user.click(await screen.findByRole('button', { name: 'Beenden' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Wochenrückblicke beenden?' })
  await user.click(within(dialog).getByRole('button', { name: 'Beenden' }))
  await screen.findByText('Die Wochenrückblicke sind beendet.')
  await screen.findByRole('button', { name: 'Einrichten' })
})

test('leads to the forms when there is none yet', async () => {
  fakeApi({ ...shared, 'GET /check-in-forms': () => [], [list]: () => pageOf([]) })
  renderTab()
  const link = await screen.findByRole('link', { name: 'Zu deinen Bögen' })
  expect(link.getAttribute('href')).toBe('/wochenrueckblicke/boegen')
})

test('says what an open and a missed check-in wait for', async () => {
  const missed = checkInOf({ id: before.id, status: 'MISSED', dueOn: '2026-11-25' })
  fakeApi({ ...shared, [list]: () => pageOf([checkInOf(), missed], schedule) })
  renderTab()
  await screen.findByText('Ben hat bis Dienstag, 8. Dezember Zeit, den Rückblick abzuschicken.')
  screen.getByText('Ben hat in dieser Woche keinen Rückblick abgeschickt.')
})

test('an admin only reads', async () => {
  fakeApi({ [list]: () => pageOf([newest], schedule) })
  renderTab(admin)
  await screen.findByText('7 von 10')
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(screen.queryByText('Jede Woche')).toBeNull()
})

test('a trainer without the client’s consent reads why there is nothing', async () => {
  fakeApi({ ...shared, [list]: () => refusal(403, 'consent_needed', 'Ben hat dem nicht zugestimmt.') })
  renderTab()
  await screen.findByText('Ben hat dem nicht zugestimmt.')
})

test.each([
  ['Wednesday', '2026-12-09'],
  ['Thursday', '2026-12-03'],
  ['Tuesday', '2026-12-08'],
] as const)('the first %s after a Wednesday is %s', (weekday, day) => {
  expect(firstDayAfter('2026-12-02', weekday)).toBe(day)
})
