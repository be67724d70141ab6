import type { Evaluation } from '@kostbar/contracts/evaluations/schemas'
import { statisticsOf, withoutNumbers } from '@kostbar/contracts/evaluations/statistics'
import type { SmallestChange } from '@kostbar/contracts/evaluations/statistics-schemas'
import type { WeekFood } from '@kostbar/contracts/evaluations/week'
import { daysOf } from '@kostbar/contracts/protocol/days'
import type { Protocol, ProtocolMeal, ProtocolOverview } from '@kostbar/contracts/protocol/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { MyEvaluationPage } from './my-evaluation-page.tsx'
import { UserProtocol } from './user-protocol.tsx'

const trainer = {
  ...member,
  id: '0198c000-0000-7000-8000-000000000009',
  trainer: true,
  roles: ['ROLE_TRAINER' as const],
}
const path = `/protocol/${member.id}`
const startsOn = '2026-10-19'
const days = daysOf(startsOn)
const bread: WeekFood = {
  id: '0198c000-0000-7000-8000-0000000000f1',
  name: 'Semmel',
  aisle: 'BAKERY',
  hasVolume: false,
  kcal: 270,
  carbs: 55,
  proteins: 9,
  fats: 2,
}

const meal = (index: number): ProtocolMeal => ({
  id: `0198c000-0000-7000-8000-0000000001a${index}`,
  key: `0198c000-0000-7000-8000-0000000002a${index}`,
  rev: 1,
  day: days[index] ?? startsOn,
  time: '07:30',
  kind: 'BREAKFAST',
  place: null,
  hungerBefore: 2,
  fullnessAfter: 7,
  reason: 'STRESS',
  note: '',
  photoIds: [],
  items: [
    { text: 'Semmel', amount: 2, unit: 'PIECE', foodId: bread.id, grams: 110 },
    { text: 'Omas Strudel', amount: null, unit: null, foodId: null, grams: null },
  ],
})

const recorded: Protocol = {
  id: '0198c000-0000-7000-8000-000000000301',
  number: 1,
  startsOn,
  status: 'SUBMITTED',
  submittedAt: '2026-10-26T08:00:00.000Z',
  lastEntryDay: null,
  writable: false,
  days: days.map((day) => ({
    day,
    rev: 1,
    ...{ sleepQuality: 4, sleepHours: 7, weightKg: null, waterMl: 1500, steps: null, stress: 6, energy: 5, mood: 4 },
    ...{ movement: '', complaints: '', special: '', note: '', complete: true },
  })),
  meals: days.map((_day, index) => meal(index)),
  reminders: { times: [], byMail: false },
}
const overview: ProtocolOverview = {
  protocol: recorded,
  protocols: [{ number: 1, startsOn, status: 'SUBMITTED' }],
  trainer: 'Theresa',
  deadline: { state: 'RUNNING', dueAt: '2026-10-28T08:00:00.000Z' },
}
const targets = { kcal: 1800, carbs: 200, proteins: 90, fats: 65 }
const statistics = statisticsOf(recorded, new Map([[bread.id, bread]]), () => targets)
const change: SmallestChange = {
  key: `${bread.id}:${bread.id}`,
  day: startsOn,
  mealId: meal(0).id,
  time: '07:30',
  kind: 'BREAKFAST',
  text: 'Semmel',
  from: { foodId: bread.id, name: 'Semmel', grams: 110 },
  to: { foodId: bread.id, name: 'Semmel', grams: 220 },
  effect: { before: { ...targets, kcal: 297 }, after: { ...targets, kcal: 594 }, targets },
  occurrences: 7,
}
const evaluation: Evaluation = {
  number: 1,
  startsOn,
  statistics,
  comments: [],
  draft: { conclusion: '', rev: 0, updatedAt: null, proposals: [change], approved: [], rejected: [] },
  published: null,
}

const answers: Parameters<typeof fakeApi>[0] = {
  [`GET ${path}`]: () => overview,
  [`GET ${path}/evaluation`]: () => evaluation,
  [`GET ${path}/comparison`]: () => ({ protocols: [{ number: 1, startsOn, statistics }] }),
}
const show = () => renderPage(<UserProtocol userId={member.id} name="Anna" />, { user: trainer })

test('shows averages with what could not be computed, and each chart with its table', async () => {
  fakeApi(answers)
  const { user } = show()
  const averages = await screen.findByRole('region', { name: 'Durchschnitt und Ziele' })
  within(averages).getByText(/7 von 14 Einträgen ohne Nährwert. Die Werte sind deshalb eher zu niedrig\.$/)
  within(averages).getByText(/Gerechnet aus 7 von 7 Tagen/)
  await user.click(within(averages).getByText('Was nicht gerechnet werden konnte'))
  within(averages).getByText('Omas Strudel')
  for (const name of [
    'Durchschnitt und Ziele',
    'Wann gegessen wird',
    'Getränke',
    'Hunger und Grund',
    'Schlaf, Stress und Befinden',
  ])
    expect(within(screen.getByRole('region', { name })).getAllByRole('table', { hidden: true })).toHaveLength(1)
  screen.getByText(/7 von 7 Mahlzeiten mit wenig Hunger/)
  screen.getByText(/^Antwort fällig bis/)
})

const { items } = meal(0)

test.each<[string, ProtocolMeal[], string]>([
  ['no entry', [], 'Von dieser Woche lässt sich noch nichts rechnen.'],
  ['one entry', [{ ...meal(0), items: items.slice(0, 1) }], 'Gerechnet aus 1 von 7 Tagen. Der Eintrag hat Nährwerte.'],
  [
    'nothing that could be computed',
    [{ ...meal(0), items: items.slice(1) }],
    'Von dieser Woche lässt sich noch nichts rechnen. 1 von 1 Eintrag ohne Nährwert.',
  ],
])('says of a week with %s only what is true', async (_what, meals, text) => {
  const week = statisticsOf({ ...recorded, meals }, new Map([[bread.id, bread]]), () => targets)
  fakeApi({ ...answers, [`GET ${path}/evaluation`]: () => ({ ...evaluation, statistics: week }) })
  show()
  const averages = await screen.findByRole('region', { name: 'Durchschnitt und Ziele' })
  within(averages).getByText(text)
})

test('approves and rejects a change', async () => {
  const calls = fakeApi({
    ...answers,
    [`POST ${path}/evaluation/decision`]: () => ({ proposals: [], approved: [change], rejected: [] }),
  })
  const { user } = show()
  const section = await screen.findByRole('region', { name: 'Kleinste Änderungen' })
  within(section).getByText('Semmel: 220 g statt 110 g')
  within(section).getByText(/297 → 594 kcal, Ziel 1.800 kcal/)
  await user.click(within(section).getByRole('button', { name: 'Annehmen' }))
  await waitFor(() => expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(true))
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    number: 1,
    key: change.key,
    decision: 'APPROVED',
  })
})

test('a change names whole grams, as the entry does', async () => {
  const poured = {
    ...change,
    from: { foodId: bread.id, name: 'Orangensaft', grams: 262.5 },
    to: { foodId: member.id, name: 'Apfelsaft', grams: 262.5 },
  }
  const draft = { conclusion: '', rev: 0, updatedAt: null, proposals: [poured], approved: [], rejected: [] }
  fakeApi({ ...answers, [`GET ${path}/evaluation`]: () => ({ ...evaluation, draft }) })
  show()
  expect(await screen.findByText('Apfelsaft (263 g) statt Orangensaft (263 g)')).toBeTruthy()
})

test('two changes decided in quick succession are both sent, and the focus is on the section afterwards', async () => {
  const other = { ...change, key: `${bread.id}:other`, to: { foodId: member.id, name: 'Vollkornweckerl', grams: 110 } }
  let decided: string[] = []
  const draftOf = (keys: readonly string[]) => ({
    ...{ conclusion: '', rev: 0, updatedAt: null, rejected: [] },
    proposals: [change, other].filter(({ key }) => !keys.includes(key)),
    approved: [change, other].filter(({ key }) => keys.includes(key)),
  })
  const first = Promise.withResolvers<void>()
  const calls = fakeApi({
    ...answers,
    [`GET ${path}/evaluation`]: () => ({ ...evaluation, draft: draftOf(decided) }),
    [`POST ${path}/evaluation/decision`]: async ({ body }) => {
      await first.promise
      decided = [...decided, (body as { key: string }).key]
      return draftOf(decided)
    },
  })
  const { user } = show()
  const section = within(await screen.findByRole('region', { name: 'Kleinste Änderungen' }))
  for (const button of section.getAllByRole('button', { name: 'Annehmen' })) await user.click(button)
  first.resolve()
  await waitFor(() => expect(section.getAllByRole('button', { name: 'Zurücknehmen' })).toHaveLength(2))
  const sent = calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => (body as { key: string }).key)
  expect(sent).toEqual([change.key, other.key])
  await waitFor(() =>
    expect(document.activeElement).toBe(section.getByRole('heading', { name: 'Kleinste Änderungen' })),
  )
})

test('shows what another trainer told the member, until the own comment takes its place', async () => {
  const published = {
    ...{ conclusion: 'Gut.', changes: [], trainer: 'Theresa', documentId: null },
    ...{
      publishedAt: '2026-10-27T08:00:00.000Z',
      comments: [{ day: startsOn, mealId: null, text: 'Ein ruhiger Tag' }],
    },
  }
  fakeApi({ ...answers, [`GET ${path}/evaluation`]: () => ({ ...evaluation, published }) })
  const { unmount } = show()
  await screen.findByText('Ein ruhiger Tag')
  screen.getByText('Bisher veröffentlicht:')
  unmount()
  const comments = [{ day: startsOn, mealId: null, text: 'Ein guter Tag' }]
  fakeApi({ ...answers, [`GET ${path}/evaluation`]: () => ({ ...evaluation, published, comments }) })
  show()
  await screen.findByText('Ein guter Tag')
  expect(screen.queryByText('Ein ruhiger Tag')).toBeNull()
})

const publishedBy = (name: string) => ({
  ...{ conclusion: 'Deine Woche war gut.', changes: [], comments: [], trainer: name, documentId: null },
  publishedAt: '2026-11-12T08:00:00.000Z',
})
const ownDraft = { rev: 2, updatedAt: null, proposals: [], approved: [], rejected: [], conclusion: 'Gute Woche' }

test.each<[string, Evaluation['draft'], string]>([
  ['a trainer the conclusion of the one before', ownDraft, 'Theresa'],
  ['a trainer of the same name, before they write their own', { ...ownDraft, conclusion: '' }, trainer.firstName],
  ['an admin the conclusion that the member reads', null, 'Theresa'],
])('shows %s, with author and date', async (_what, draft, author) => {
  fakeApi({ ...answers, [`GET ${path}/evaluation`]: () => ({ ...evaluation, draft, published: publishedBy(author) }) })
  show()
  const section = within(await screen.findByRole('region', { name: /^Auswertung vom 12\.\sNovember 2026$/ }))
  section.getByText('Deine Woche war gut.')
  section.getByText(`Von ${author}`)
  expect(section.queryByRole('textbox')).toBeNull()
})

test('does not repeat the own published conclusion, which is the draft', async () => {
  const published = publishedBy(trainer.firstName)
  fakeApi({ ...answers, [`GET ${path}/evaluation`]: () => ({ ...evaluation, draft: ownDraft, published }) })
  show()
  expect(await conclusionField()).toHaveProperty('value', 'Gute Woche')
  expect(screen.queryByRole('region', { name: /^Auswertung vom/ })).toBeNull()
})

test.each(['the button', 'Ctrl+Enter'])('comments on a meal, saved with %s', async (how) => {
  const calls = fakeApi({ ...answers, [`POST ${path}/comments`]: () => ({ success: true }) })
  const { user } = show()
  const [first] = await screen.findAllByRole('button', { name: /^Kommentieren ?: .+, 07:30, Frühstück$/ })
  if (!first) throw new Error('no button')
  await user.click(first)
  await user.type(screen.getByRole('textbox', { name: /^Kommentar zu .+, 07:30, Frühstück$/ }), 'Gut gewählt')
  if (how === 'the button') await user.click(screen.getByRole('button', { name: 'Kommentar speichern' }))
  else await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Kommentar speichern' })).toBeNull())
  expect(document.activeElement?.textContent).toMatch(/^Kommentieren ?: .+, 07:30, Frühstück$/)
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    number: 1,
    day: startsOn,
    mealId: meal(0).id,
    text: 'Gut gewählt',
  })
})

test.each(['/anderswo', '/?nummer=2'])('asks before a half-written comment is left for %s', async (to) => {
  fakeApi(answers)
  const { user, router } = show()
  const [first] = await screen.findAllByRole('button', { name: /^Kommentieren ?: .+, 07:30, Frühstück$/ })
  await user.click(first ?? expect.fail())
  const field = screen.getByRole('textbox', { name: /^Kommentar zu .+, 07:30, Frühstück$/ })
  await user.type(field, 'Gut gew')
  const { key } = router.state.location
  void router.navigate(to)
  const question = within(await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' }))
  await user.click(question.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(router.state.location.key).toBe(key)
  expect(field).toHaveProperty('value', 'Gut gew')
})

test('saves the conclusion by itself, and publishes it after a confirmation', async () => {
  let rev = 0
  const calls = fakeApi({
    ...answers,
    [`POST ${path}/evaluation`]: () => {
      rev += 1
      return { rev, updatedAt: '2026-10-27T08:00:00.000Z' }
    },
    [`POST ${path}/evaluation/publish`]: () => ({ success: true }),
  })
  const { user } = show()
  const publish = await screen.findByRole('button', { name: 'Auswertung veröffentlichen' })
  await user.click(publish)
  await screen.findByText('Bitte schreib zuerst eine Zusammenfassung.')
  expect(document.activeElement).toBe(screen.getByLabelText('Was ergibt sich aus dieser Woche?'))
  await user.keyboard('Gute Woche')
  await user.tab()
  await screen.findByText('gespeichert')
  expect(calls.findLast(({ call }) => call === `POST ${path}/evaluation`)?.body).toEqual({
    number: 1,
    rev: rev - 1,
    conclusion: 'Gute Woche',
  })
  await user.click(publish)
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }))
  await screen.findByText('Die Auswertung ist veröffentlicht.')
  expect(calls.find(({ call }) => call.endsWith('/publish'))?.body).toEqual({
    number: 1,
    rev,
    conclusion: 'Gute Woche',
  })
})

/** The protocol as one of several tabs: hidden, it is unmounted. */
function ProtocolTab() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Tab
      </button>
      {isShown ? <UserProtocol userId={member.id} name="Anna" /> : null}
    </>
  )
}

const changedMeanwhile = (current: { rev: number; conclusion: string }) =>
  Response.json({ success: false, code: 'changed_meanwhile', msg: 'Geändert', current }, { status: 409 })

/** API that stores the conclusion; `saveElsewhere` is what another window does. */
function fakeConclusion() {
  let draft = { ...{ proposals: [], approved: [], rejected: [] }, conclusion: '', rev: 0, updatedAt: null }
  const saveElsewhere = (conclusion: string) => {
    draft = { ...draft, conclusion, rev: draft.rev + 1 }
    return { rev: draft.rev, updatedAt: '2026-10-27T08:00:00.000Z' }
  }
  const save = ({ body }: { readonly body: unknown }) => {
    const { conclusion, rev } = body as { conclusion: string; rev: number }
    return rev === draft.rev ? saveElsewhere(conclusion) : changedMeanwhile(draft)
  }
  const calls = fakeApi({
    ...answers,
    [`GET ${path}/evaluation`]: () => ({ ...evaluation, draft }),
    [`POST ${path}/evaluation`]: save,
    [`POST ${path}/evaluation/publish`]: save,
  })
  return { calls, saveElsewhere }
}

const conclusionField = () => screen.findByLabelText<HTMLTextAreaElement>('Was ergibt sich aus dieser Woche?')

test.each([
  ['saved', true],
  ['still being typed', false],
])('after a change of tabs, a conclusion that was %s is there', async (_state, isSaved) => {
  fakeConclusion()
  const { user } = renderPage(<ProtocolTab />, { user: trainer })
  await user.type(await conclusionField(), 'Gute Woche')
  if (isSaved) {
    await user.tab()
    await screen.findByText('gespeichert')
  }
  await user.click(screen.getByRole('button', { name: 'Tab' }))
  await user.click(screen.getByRole('button', { name: 'Tab' }))
  const field = await conclusionField()
  if (isSaved) expect(field.value).toBe('Gute Woche')
  await waitFor(() => expect(field.value).toBe('Gute Woche'))
})

test('takes over what another window saved, but not while there is own text', async () => {
  const { saveElsewhere } = fakeConclusion()
  const { user, queries } = show()
  const field = await conclusionField()
  saveElsewhere('Von nebenan')
  await queries.invalidateQueries()
  await waitFor(() => expect(field.value).toBe('Von nebenan'))
  await user.type(field, ', ergänzt')
  saveElsewhere('Noch einmal')
  await queries.invalidateQueries()
  expect(field.value).toBe('Von nebenan, ergänzt')
  await user.tab()
  await screen.findByRole('button', { name: 'Andere Fassung übernehmen' })
})

test('after publishing, the conclusion is saved on top of what was published', async () => {
  const { calls } = fakeConclusion()
  const { user } = show()
  await user.type(await conclusionField(), 'Gute Woche')
  await user.click(screen.getByRole('button', { name: 'Auswertung veröffentlichen' }))
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }))
  await screen.findByText('Die Auswertung ist veröffentlicht.')
  const published = calls.find(({ call }) => call.endsWith('/publish'))?.body as { rev: number }
  const { length } = calls.filter(({ call }) => call === `POST ${path}/evaluation`)
  await user.type(await conclusionField(), '!')
  await user.tab()
  const saves = () => calls.filter(({ call }) => call === `POST ${path}/evaluation`)
  await waitFor(() => expect(saves().length).toBeGreaterThan(length))
  expect(saves().at(-1)?.body).toMatchObject({ rev: published.rev + 1, conclusion: 'Gute Woche!' })
})

test('lets somebody choose when another window changed the conclusion', async () => {
  const conflict = changedMeanwhile({ rev: 4, conclusion: 'Von nebenan' })
  fakeApi({ ...answers, [`POST ${path}/evaluation`]: () => conflict.clone() })
  const { user } = show()
  const field = await screen.findByLabelText('Was ergibt sich aus dieser Woche?')
  await user.type(field, 'Hier')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'Andere Fassung übernehmen' }))
  expect(field).toHaveProperty('value', 'Von nebenan')
})

test.each(['/anderswo', '/?nummer=2'])('asks before a conclusion that waits is left for %s', async (to) => {
  const calls = fakeApi({ ...answers, [`POST ${path}/evaluation`]: () => new Error('lost') })
  const sent = () => calls.filter(({ call }) => call === `POST ${path}/evaluation`)
  const { user, router, unmount } = show()
  const field = await screen.findByLabelText('Was ergibt sich aus dieser Woche?')
  await user.type(field, 'Gute Woche')
  await user.tab()
  await screen.findByText('wartet auf Verbindung')
  const { key } = router.state.location
  void router.navigate(to)
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }))
  expect(router.state.location.key).toBe(key)
  expect(field).toHaveProperty('value', 'Gute Woche')
  const { length } = sent()
  unmount()
  await waitFor(() => expect(sent()).toHaveLength(length + 1))
})

const reopenButton = () => screen.queryByRole('button', { name: 'Noch einmal öffnen' })

test('the trainer opens the newest protocol again after a confirmation', async () => {
  let isOpen = false
  const reopened = { ...overview, protocol: { ...recorded, status: 'REOPENED' }, deadline: null }
  const calls = fakeApi({
    ...answers,
    [`GET ${path}`]: () => (isOpen ? reopened : overview),
    [`GET ${path}/evaluation`]: () => (isOpen ? { ...evaluation, draft: null } : evaluation),
    [`POST ${path}/reopen`]: () => {
      isOpen = true
      return { success: true }
    },
  })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Noch einmal öffnen' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Protokoll noch einmal öffnen?' }))
  dialog.getByText(/^Anna kann das Protokoll dann wieder ergänzen und schickt es neu ab\./)
  await user.click(dialog.getByRole('button', { name: 'Öffnen' }))
  await screen.findByText(/^Das Protokoll ist wieder geöffnet/)
  expect(calls.find(({ call }) => call === `POST ${path}/reopen`)?.body).toEqual({ number: 1 })
  screen.getByText('wieder geöffnet')
  await waitFor(() => expect(reopenButton()).toBeNull())
  // The button is gone, so the nearest heading has the focus.
  await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H\d$/))
})

test.each<[string, Partial<ProtocolOverview>, Partial<Evaluation>]>([
  ['an older protocol', { protocols: [{ number: 2, startsOn, status: 'RUNNING' }, ...overview.protocols] }, {}],
  ['an admin', {}, { draft: null }],
])('%s has no button to open it again', async (_what, ofOverview, ofEvaluation) => {
  fakeApi({
    ...answers,
    [`GET ${path}`]: () => ({ ...overview, ...ofOverview }),
    [`GET ${path}/evaluation`]: () => ({ ...evaluation, ...ofEvaluation }),
  })
  show()
  await screen.findByRole('region', { name: 'Durchschnitt und Ziele' })
  expect(reopenButton()).toBeNull()
})

test('links to other protocols keep the filters of the list of clients', async () => {
  const protocols = [{ number: 2, startsOn, status: 'RUNNING' as const }, ...overview.protocols]
  fakeApi({ ...answers, [`GET ${path}`]: () => ({ ...overview, protocols }) })
  renderPage(<UserProtocol userId={member.id} name="Anna" />, { user: trainer, at: '/?gruppe=inaktiv' })
  const links = within(await screen.findByRole('navigation', { name: 'Protokolle' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/?gruppe=inaktiv&nummer=2',
    '/?gruppe=inaktiv&nummer=1',
  ])
})

test('a loading error can be retried, and an empty list invites', async () => {
  fakeApi({ ...answers, [`GET ${path}`]: () => refusal(503, 'unavailable', 'Gerade nicht erreichbar') })
  show()
  await screen.findByText('Die Auswertung lässt sich gerade nicht laden')
  fakeApi({ [`GET ${path}`]: () => ({ ...overview, protocol: null, protocols: [] }) })
  show()
  await screen.findByText('Noch kein Protokoll')
})

test('a member reads the conclusion first, then changes and comments', async () => {
  const published = {
    conclusion: 'Deine Woche war gut.',
    changes: [change],
    publishedAt: '2026-10-27T08:00:00.000Z',
    trainer: 'Theresa',
    documentId: null,
  }
  fakeApi({
    ...answers,
    [`GET ${path}/evaluation`]: () => ({
      ...evaluation,
      draft: null,
      published,
      comments: [{ day: startsOn, mealId: null, text: 'Ein ruhiger Tag' }],
    }),
  })
  renderPage(<MyEvaluationPage />, { at: '/protocol/auswertung?nummer=1' })
  const conclusion = await screen.findByText('Deine Woche war gut.')
  const comment = screen.getByText('Ein ruhiger Tag')
  expect(conclusion.compareDocumentPosition(comment) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  screen.getByText('Semmel: 220 g statt 110 g')
  screen.getByText(/Von Theresa, veröffentlicht am 27/)
  expect(screen.queryByRole('button', { name: /^Kommentieren/ })).toBeNull()
})

test('a member in protective mode reads nothing that judges the intake', async () => {
  const published = {
    ...{ conclusion: 'Deine Woche war gut.', changes: [], trainer: 'Theresa', documentId: null },
    publishedAt: '2026-10-27T08:00:00.000Z',
  }
  const hidden = { ...evaluation, statistics: withoutNumbers(statistics), draft: null, published }
  fakeApi({ ...answers, [`GET ${path}/evaluation`]: () => hidden })
  renderPage(<MyEvaluationPage />, { at: '/protocol/auswertung?nummer=1' })
  await screen.findByRole('region', { name: 'Wann gegessen wird' })
  expect(screen.queryByRole('region', { name: 'Durchschnitt und Ziele' })).toBeNull()
  expect(screen.queryByText(/ohne Nährwert|zu niedrig/)).toBeNull()
})

test('a member with a running protocol reads the evaluation of the one before', async () => {
  const running: Protocol = { ...recorded, id: member.id, number: 2, status: 'RUNNING', submittedAt: null }
  const reviewed: Protocol = { ...recorded, status: 'REVIEWED' }
  const protocols = [running, reviewed].map(({ number, status }) => ({ number, startsOn, status }))
  const published = {
    ...{ conclusion: 'Deine Woche war gut.', changes: [], trainer: 'Theresa', documentId: null },
    publishedAt: '2026-10-27T08:00:00.000Z',
  }
  const isFirst = (call: string) => call.endsWith('?number=1')
  fakeApi({
    ...answers,
    [`GET ${path}`]: ({ call }) => ({ ...overview, protocols, protocol: isFirst(call) ? reviewed : running }),
    [`GET ${path}/evaluation`]: ({ call }) => ({
      ...{ ...evaluation, draft: null, number: isFirst(call) ? 1 : 2 },
      published: isFirst(call) ? published : null,
    }),
  })
  const { router } = renderPage(<MyEvaluationPage />, { at: '/protocol/auswertung' })
  await screen.findByText('Deine Woche war gut.')
  expect(router.state.location.search).toBe('?nummer=1')
  expect(router.state.historyAction).toBe('REPLACE')
  await router.navigate('?nummer=2')
  await screen.findByText('Noch keine Auswertung')
})

test('a member without a published evaluation is told so', async () => {
  fakeApi({ ...answers, [`GET ${path}/evaluation`]: () => ({ ...evaluation, statistics: null, draft: null }) })
  renderPage(<MyEvaluationPage />, { at: '/protocol/auswertung' })
  await screen.findByText('Noch keine Auswertung')
})
