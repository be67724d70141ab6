import type { CheckIn } from '@kostbar/contracts/check-ins/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { MyCheckInCard } from './my-check-in-card.tsx'
import { MyCheckInsPage } from './my-check-ins-page.tsx'
import { answersWith, checkInOf, pageOf, questions, schedule } from './testing/check-in.ts'

const list = `GET /check-ins/${member.id}`
const trainer = { trainer: { firstName: 'Theresa' } }
const dueAt = new Date(Date.now() + 47 * 3_600_000).toISOString()

const submitted = (changes: Partial<CheckIn> = {}) =>
  checkInOf({
    status: 'SUBMITTED',
    submittedAt: '2026-12-02T18:00:00.000Z',
    answers: answersWith(7, 82.4),
    deadline: { state: 'RUNNING', dueAt },
    ...changes,
  })

const open = checkInOf()

function fakePage(answers: Parameters<typeof fakeApi>[0]) {
  return fakeApi({
    'GET /clients/my-trainer': () => trainer,
    'GET /check-ins/current': () => ({ checkIn: null }),
    ...answers,
  })
}

test('asks the questions of the open check-in, submits them once and says until when the answer comes', async () => {
  let stored: CheckIn = open
  const calls = fakePage({
    [list]: () => pageOf([stored], schedule),
    [`POST /check-ins/${open.id}/submit`]: () => {
      stored = submitted()
      return stored
    },
  })
  const { user } = renderPage(<MyCheckInsPage />)
  await screen.findByText('Offen bis Dienstag, 8. Dezember.')
  screen.getByText(/^Theresa liest deine Antworten und schreibt dir innerhalb von 48 Stunden zurück/)
  await user.click(
    within(screen.getByRole('group', { name: /Wie war deine Woche/ })).getByRole('button', { name: '7' }),
  )
  await user.click(screen.getByRole('radio', { name: 'Ja' }))
  await user.type(screen.getByRole('textbox', { name: /Wie viel wiegst du/ }), '82,4')
  await user.type(screen.getByRole('textbox', { name: /Was war schwierig/ }), 'Die Abende')
  expect(JSON.stringify(sessionStorage)).not.toContain('Abende')
  await user.click(screen.getByRole('button', { name: 'Abschicken' }))
  await screen.findByText(/^Theresa antwortet bis /)
  expect(bodyOf(calls, 'submit')).toEqual({ answers: answersWith(7, 82.4) })
  expect(document.activeElement?.textContent).toMatch(/^Rückblick vom Mittwoch, 2\.\sDezember$/)
  screen.getByText('wartet auf Antwort')
})

const bodyOf = (calls: readonly FakeCall[], end: string) => calls.find(({ call }) => call.endsWith(end))?.body

test('shows what is missing at the questions, with the focus in the first of them', async () => {
  const calls = fakePage({ [list]: () => pageOf([open]) })
  const { user } = renderPage(<MyCheckInsPage />)
  await user.type(await screen.findByRole('textbox', { name: /Wie viel wiegst du/ }), 'viel')
  await user.click(screen.getByRole('button', { name: 'Abschicken' }))
  await screen.findByText('Bitte wähle einen Wert von 1 bis 10.')
  screen.getByText('Bitte wähle Ja oder Nein.')
  screen.getByText('Bitte gib einen Wert zwischen 0 und 100.000 an.')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1'))
  expect(bodyOf(calls, 'submit')).toBeUndefined()
  await user.click(screen.getByRole('radio', { name: 'Nein' }))
  expect(screen.queryByText('Bitte wähle Ja oder Nein.')).toBeNull()
})

test('shows the API’s message at its question, and keeps the answers', async () => {
  const optional = checkInOf({ questions: questions.slice(3) })
  const fields = { [questions[3]?.id ?? '']: 'Zu lang.' }
  fakePage({
    [list]: () => pageOf([optional]),
    [`POST /check-ins/${open.id}/submit`]: () => refusal(400, 'invalid_input', 'Bitte prüfe das.', fields),
  })
  const { user } = renderPage(<MyCheckInsPage />)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Was war schwierig/ })
  await user.type(field, 'Die Abende')
  await user.click(screen.getByRole('button', { name: 'Abschicken' }))
  await screen.findByText('Zu lang.')
  expect(field.value).toBe('Die Abende')
  expect(document.activeElement).toBe(field)
})

test('nothing is answered while the answers are being sent', async () => {
  const answer = Promise.withResolvers<unknown>()
  fakePage({
    [list]: () => pageOf([checkInOf({ questions: questions.slice(3) })]),
    [`POST /check-ins/${open.id}/submit`]: () => answer.promise,
  })
  const { user } = renderPage(<MyCheckInsPage />)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Was war schwierig/ })
  await user.type(field, 'Die Abende')
  await user.click(screen.getByRole('button', { name: 'Abschicken' }))
  await user.type(field, ' und Nächte')
  expect(field.value).toBe('Die Abende')
  answer.resolve(refusal(503, 'unavailable', 'Gerade nicht.'))
  await screen.findByText('Gerade nicht.')
})

test('an optional yes/no question can be left unanswered again', async () => {
  const optional = questions.slice(1, 2).map((question) => ({ ...question, isRequired: false }))
  const calls = fakePage({
    [list]: () => pageOf([checkInOf({ questions: optional })]),
    [`POST /check-ins/${open.id}/submit`]: () => refusal(503, 'unavailable', 'Gerade nicht.'),
  })
  const { user } = renderPage(<MyCheckInsPage />)
  await user.click(await screen.findByRole('radio', { name: 'Ja' }))
  const none = screen.getByRole<HTMLInputElement>('radio', { name: 'Keine Angabe' })
  await user.click(none)
  expect(none.checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Abschicken' }))
  await screen.findByText('Gerade nicht.')
  expect(bodyOf(calls, 'submit')).toEqual({ answers: [] })
})

test('asks before typed answers are left behind', async () => {
  fakePage({ [list]: () => pageOf([open]) })
  const { user, router } = renderPage(<MyCheckInsPage />)
  await user.type(await screen.findByRole('textbox', { name: /Was war schwierig/ }), 'x')
  void router.navigate('/profile')
  await screen.findByRole('alertdialog', { name: 'Ohne Abschicken weggehen?' })
})

test('hides questions and answers about the body in protective mode', async () => {
  const { id } = open
  let stored: CheckIn = open
  const answers = answersWith(7, 82.4).filter(({ questionId }) => questionId !== questions[2]?.id)
  const calls = fakePage({
    [list]: () => pageOf([stored, submitted({ id: '0198c000-0000-7000-8000-000000000202', dueOn: '2026-11-25' })]),
    [`POST /check-ins/${id}/submit`]: () => {
      stored = submitted({ answers })
      return stored
    },
  })
  const { user } = renderPage(<MyCheckInsPage />, { user: { ...member, protectiveMode: true } })
  await user.click(await screen.findByRole('button', { name: '7' }))
  await user.click(screen.getByRole('radio', { name: 'Ja' }))
  await user.type(screen.getByRole('textbox', { name: /Was war schwierig/ }), 'Die Abende')
  expect(screen.queryByText(/wiegst/)).toBeNull()
  expect(screen.queryByText(/82,4/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Abschicken' }))
  await waitFor(() => expect(bodyOf(calls, 'submit')).toEqual({ answers }))
})

test('lists earlier check-ins with answers, reply and a kind word about a missed one', async () => {
  const replied = submitted({
    status: 'REPLIED',
    deadline: null,
    reply: 'Das klingt gut.\nWeiter so.',
    repliedAt: dueAt,
  })
  const missed = checkInOf({ id: '0198c000-0000-7000-8000-000000000202', status: 'MISSED', dueOn: '2026-11-25' })
  fakePage({ [list]: () => pageOf([replied, missed], schedule) })
  renderPage(<MyCheckInsPage />)
  await screen.findByText('Dein nächster Wochenrückblick kommt am Mittwoch, 9. Dezember.')
  const [first, second] = within(screen.getByRole('region', { name: 'Frühere Wochenrückblicke' })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toMatch(/beantwortet.*7 von 10.*Ja.*82,4\skg.*Die Abende.*Antwort deiner Begleitung.*gut/s)
  expect(second?.textContent).toContain('In dieser Woche hat es nicht geklappt. Das macht nichts.')
})

test('loads older check-ins on demand', async () => {
  const older = submitted({ id: '0198c000-0000-7000-8000-000000000202', dueOn: '2026-11-25' })
  fakePage({ [list]: ({ call }) => (call.includes('cursor') ? pageOf([older]) : pageOf([submitted()], null, open.id)) })
  const { user } = renderPage(<MyCheckInsPage />)
  await user.click(await screen.findByRole('button', { name: 'Ältere zeigen' }))
  await screen.findByText('Rückblick vom Mittwoch, 25. November')
})

test('links to the consent when the trainer may not read the answers', async () => {
  fakePage({ [list]: () => pageOf([submitted({ deadline: { state: 'NO_CONSENT', dueAt: null } })]) })
  renderPage(<MyCheckInsPage />)
  await screen.findByText(/Theresa sieht deine Nachrichten und Gesundheitsdaten erst, wenn du zustimmst/)
})

test('asks for the consent without which health data is closed', async () => {
  fakePage({
    [list]: () => refusal(403, 'consent_needed', 'Dafür brauchen wir deine Einwilligung.'),
    'GET /consents/health': () => ({ given: null, version: '2026-11', trainer: null }),
  })
  renderPage(<MyCheckInsPage />)
  await screen.findByRole('heading', { name: 'Dafür brauchen wir deine Einwilligung' })
})

test.each([
  ['says what it is to a member without a trainer', null, /Sobald dich eine Trainerin oder ein Trainer begleitet/],
  ['says that the trainer sets it up', { firstName: 'Theresa' }, /stellt dir Theresa einmal pro Woche ein paar Fragen/],
])('%s', async (_name, myTrainer, text) => {
  fakePage({ [list]: () => pageOf([]), 'GET /clients/my-trainer': () => ({ trainer: myTrainer }) })
  renderPage(<MyCheckInsPage />)
  await screen.findByText(text)
})

test('the card of the overview leads to the open check-in, and is empty without one', async () => {
  const checkIn = { id: open.id, dueOn: open.dueOn, closesOn: open.closesOn, trainerName: 'Theresa' }
  fakeApi({ 'GET /check-ins/current': () => ({ checkIn }) })
  const { unmount } = renderPage(<MyCheckInCard />)
  await screen.findByRole('region', { name: 'Dein Wochenrückblick ist da' })
  screen.getByText(/Fragen von Theresa.*offen bis Dienstag, 8\. Dezember/)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/profile/wochenrueckblick')
  unmount()
  const calls = fakeApi({ 'GET /check-ins/current': () => ({ checkIn: null }) })
  renderPage(<MyCheckInCard />)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('region', { name: /Wochenrückblick/ })).toBeNull()
})
