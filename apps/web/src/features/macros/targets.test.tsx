import { macros } from '@kostbar/contracts/macros/endpoints'
import { weekdays } from '@kostbar/contracts/meals'
import type { User } from '@kostbar/contracts/users/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { expectUnsavedInputGuarded } from '../../lib/testing/expect-unsaved-input-guarded.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { MyTargetsPage } from './my-targets-page.tsx'
import { TargetsCard } from './targets-card.tsx'
import { TargetsForm } from './targets-form.tsx'
import { UserTargets } from './user-targets.tsx'
import { UserTargetsPage } from './user-targets-page.tsx'

const numbers = { kcal: 1850, carbs: 205, proteins: 110, fats: 65 }
const anna = { ...member, ...numbers }
const path = `/users/${member.id}/makros`
const entry = (kcal: number, day: string, setBy: string | null) => {
  const numbers = { kcal, carbs: 205, proteins: 110, fats: 65 }
  const createdAt = `${day}T10:00:00.000Z`
  return { id: day, ...numbers, createdAt, setBy, weekdays: null, inputs: null, reason: null }
}
const woman = {
  sex: 'FEMALE',
  formulaSex: 'FEMALE',
  ageYears: 28,
  heightCm: 169,
  weightKg: 72,
  activity: 1.4,
  goalPercent: 0,
  proteinPerKg: 1.6,
  fatPerKg: 1,
} as const
const history = [entry(1850, '2026-11-09', 'Theresa'), entry(1920, '2026-10-04', null)]
const answers = {
  [`GET ${path}`]: (): unknown => history,
  [`POST ${path}`]: (_call: FakeCall): unknown => ({ success: true, warning: null }),
}

test('shows targets as energy, grams and shares of the energy', () => {
  fakeApi(answers)
  renderPage(<TargetsCard user={anna} />)
  expect(screen.getByText('1.850')).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'Tagesziele: 1.850 kcal' }))
  expect(table.getByRole('row', { name: 'Kohlenhydrate 205 g 44 %' })).toBeTruthy()
  expect(table.getByRole('row', { name: 'Proteine 110 g 24 %' })).toBeTruthy()
  expect(table.getByRole('row', { name: 'Fette 65 g 32 %' })).toBeTruthy()
})

test('explains the calculation, who set the targets, and earlier values', async () => {
  const calls = fakeApi(answers)
  const { user } = renderPage(<TargetsCard user={anna} />)
  expect(calls).toEqual([])
  await user.click(screen.getByText('Warum diese Zahl?'))
  await screen.findByText('Festgelegt am 9. November 2026 von Theresa.')
  expect(screen.getByText(/205 g × 4 \+ 110 g × 4 \+ 65 g × 9 = 1\.845 kcal/)).toBeTruthy()
  expect(screen.getByText('04.10.2026: 1.920 kcal')).toBeTruthy()
})

test.each([
  ['set by hand', null],
  ['calculated', woman],
])('explains the targets of a weekday that has its own, when those of other days were %s', async (_origin, inputs) => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] })
  const weekdayTargets = {
    Monday: { ...numbers, kcal: 2100, carbs: 269 },
    Friday: { ...numbers, kcal: 2000, carbs: 244 },
  }
  const stored = { ...entry(1850, '2026-11-09', 'Theresa'), inputs, weekdays: weekdayTargets }
  fakeApi({ ...answers, [`GET ${path}`]: () => [stored] })
  const { user } = renderPage(<TargetsCard user={{ ...anna, weekdayTargets }} />)
  await user.click(screen.getByText('Warum diese Zahl?'))
  const sum = '269 g Kohlenhydrate × 4 + 110 g Protein × 4 + 65 g Fett × 9 = 2.101 kcal'
  await screen.findByText(`Am Montag hast du ein eigenes Ziel: ${sum}.`)
  expect(screen.queryByText(/Freitag/)).toBeNull()
})

test('lets a member without a trainer calculate targets', async () => {
  fakeApi({ ...answers, 'GET /clients/my-trainer': () => ({ trainer: null }) })
  const { container } = renderPage(<TargetsCard user={member} />)
  expect(screen.getByRole('heading', { name: 'Noch keine Tagesziele' })).toBeTruthy()
  // The place of the button, so that what follows the card does not move.
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(1)
  expect(await screen.findByRole('link', { name: 'Ziele berechnen' })).toHaveProperty('pathname', '/profile/ziele')
  expect(container.querySelector('[data-skeleton]')).toBeNull()
  expect(screen.queryByText('Warum diese Zahl?')).toBeNull()
})

test('tells a client without targets that the trainer sets them', async () => {
  fakeApi({ ...answers, 'GET /clients/my-trainer': () => ({ trainer: { firstName: 'Theresa', lastName: null } }) })
  renderPage(<TargetsCard user={member} />)
  await screen.findByText('Theresa legt deine Ziele mit dir fest. Danach siehst du sie hier auf einen Blick.')
  expect(screen.queryByRole('link', { name: 'Ziele berechnen' })).toBeNull()
})

async function fill(user: ReturnType<typeof renderPage>['user'], values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), value)
  }
}

test('warns when grams do not add up, and can adjust the carbohydrates', async () => {
  const calls = fakeApi(answers)
  const { user } = renderPage(<TargetsForm userId={anna.id} targets={numbers} weekdays={null} />)
  await screen.findByText('Die Makros ergeben 1.845 kcal. Das passt zum Ziel.')
  await fill(user, { 'Energie in kcal': '2.100' })
  await screen.findByText('Die Makros ergeben 1.845 kcal. Das Ziel sind 2.100 kcal.')
  await user.click(screen.getByRole('button', { name: 'Kohlenhydrate anpassen' }))
  expect(screen.getByLabelText('Kohlenhydrate in g')).toHaveProperty('value', '269')
  expect(document.activeElement).toBe(screen.getByLabelText('Kohlenhydrate in g'))
  await screen.findByText('Die Makros ergeben 2.101 kcal. Das passt zum Ziel.')
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Die Tagesziele sind gespeichert.')
  const saved = calls.find(({ call }) => call.startsWith('POST'))
  expect(saved?.body).toEqual({ kcal: 2100, carbs: 269, proteins: 110, fats: 65, from: { ...numbers, weekdays: null } })
})

test('offers no adjustment where protein and fat alone exceed the energy', async () => {
  fakeApi(answers)
  const { user } = renderPage(<TargetsForm userId={anna.id} targets={numbers} weekdays={null} />)
  await fill(user, { 'Energie in kcal': '1.000' })
  await user.click(await screen.findByRole('button', { name: 'Kohlenhydrate anpassen' }))
  await screen.findByText('Die Makros ergeben 1.025 kcal. Das passt zum Ziel.')
  await fill(user, { 'Energie in kcal': '900' })
  await screen.findByText('Die Makros ergeben 1.025 kcal. Das Ziel sind 900 kcal.')
  expect(screen.queryByRole('button', { name: 'Kohlenhydrate anpassen' })).toBeNull()
})

test("shows the API's warning, and does not submit values out of bounds", async () => {
  const warning = 'Gespeichert. Die Makros ergeben 1.845 kcal, das Ziel sind 2.100 kcal.'
  const calls = fakeApi({ ...answers, [`POST ${path}`]: () => ({ success: true, warning }) })
  const { user } = renderPage(<TargetsForm userId={anna.id} targets={numbers} weekdays={null} />)
  await fill(user, { 'Energie in kcal': '700' })
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Bitte gib ganze kcal zwischen 800 und 6.000 an.')
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
  await fill(user, { 'Energie in kcal': '2100' })
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText(warning)
})

test('shows targets that were set elsewhere meanwhile, keeps the input and saves it on request', async () => {
  const current = { ...numbers, kcal: 1900, weekdays: { Saturday: { ...numbers, kcal: 2200 } } }
  let isFirst = true
  const calls = fakeApi({
    ...answers,
    [`POST ${path}`]: () => {
      if (!isFirst) return { success: true, warning: null }
      isFirst = false
      return Response.json({ success: false, code: 'changed_meanwhile', msg: 'x', current }, { status: 409 })
    },
  })
  const { user } = renderPage(<TargetsForm userId={anna.id} targets={numbers} weekdays={null} />)
  await fill(user, { 'Energie in kcal': '2.100' })
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  const notice = within(await screen.findByRole('alert'))
  for (const text of ['Energie in kcal: 1.900', 'Samstag: 2.200 kcal']) expect(notice.getByText(text)).toBeTruthy()
  expect(screen.getByLabelText('Energie in kcal')).toHaveProperty('value', '2.100')
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Die Tagesziele sind gespeichert.')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(calls.findLast(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ kcal: 2100, from: current })
})

test('refuses half a gram instead of parsing it as ten times as much', async () => {
  const calls = fakeApi(answers)
  const { user } = renderPage(<TargetsForm userId={anna.id} targets={numbers} weekdays={null} />)
  await fill(user, { 'Proteine in g': '11.5' })
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Bitte gib ganze Gramm zwischen 0 und 1.000 an.')
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('shows a missing permission', async () => {
  fakeApi({ ...answers, [`POST ${path}`]: () => refusal(403, 'forbidden', 'Du bist dazu nicht berechtigt') })
  const { user } = renderPage(<TargetsForm userId={anna.id} targets={numbers} weekdays={null} />)
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Du bist dazu nicht berechtigt')
})

const basis = {
  inputs: null as object | null,
  person: { sex: 'FEMALE', formulaSex: 'FEMALE', birthDate: '1990-01-01', heightCm: 169, weightKg: 70 },
  weight: { kg: 72, day: '2026-11-20' },
  needsClearance: false,
  warnings: [] as string[],
  clearances: [] as object[],
  involveDietitian: false,
}
const trainer: User = { ...member, id: '0198c000-0000-7000-8000-000000000007', roles: ['ROLE_TRAINER'], trainer: true }

test('shows staff the weekdays with targets of their own', () => {
  renderPage(<UserTargets user={{ ...anna, weekdayTargets: { Saturday: { ...numbers, kcal: 2222, carbs: 300 } } }} />, {
    user: trainer,
  })
  const day = screen.getByText('Samstag').closest('li')
  expect(day?.textContent).toBe('Samstag2.222 kcal · 300 g Kohlenhydrate')
})

/** Renders a client's targets page for their trainer. */
function openAsTrainer(changes: Partial<typeof basis> = {}, more: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    ...answers,
    [`GET /users/${anna.id}/info`]: () => anna,
    [`GET ${path}/basis`]: () => ({ ...basis, ...changes }),
    ...more,
  })
  return { calls, ...renderPage(<UserTargetsPage userId={anna.id} />, { user: trainer }) }
}

test('calculates from the anamnesis, shows each step with its source, and takes the numbers over', async () => {
  const { user, calls } = openAsTrainer()
  expect(await screen.findByLabelText('Gewicht in kg')).toHaveProperty('value', '72')
  await fill(user, { 'Alter in Jahren': '28' })
  await user.selectOptions(screen.getByLabelText('Ziel'), 'Abnehmen (−15 %)')
  await user.click(screen.getAllByText('Warum diese Zahl?')[0] as HTMLElement)
  const result = within(screen.getByRole('region', { name: 'Rechner' }))
  result.getAllByText('10 × 72 + 6,25 × 169 − 5 × 28 − 161 =', { exact: false })
  expect(result.getAllByText('1.475,25 kcal').length).toBeGreaterThan(0)
  expect(result.getAllByText(/Mifflin/).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'In die Tagesziele übernehmen' }))
  expect(screen.getByLabelText('Energie in kcal')).toHaveProperty('value', '1756')
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Die Tagesziele sind gespeichert.')
  const saved = calls.find(({ call }) => call.startsWith('POST'))
  expect(saved?.body).toEqual({
    kcal: 1756,
    proteins: 115,
    carbs: 162,
    fats: 72,
    inputs: { ...woman, goalPercent: -15 },
    from: { ...numbers, weekdays: null },
  })
})

/** The targets page of a client, which a button opens once more. */
function ReopenedPage() {
  const [times, setTimes] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Neu öffnen
      </button>
      <UserTargetsPage key={times} userId={anna.id} />
    </>
  )
}

test('starts with the newest weight, and keeps it with its day when a newer one arrives', async () => {
  let weight = { kg: 72, day: '2026-11-20' }
  fakeApi({
    ...answers,
    [`GET /users/${anna.id}/info`]: () => anna,
    [`GET ${path}/basis`]: () => ({ ...basis, weight }),
  })
  const { user, queries } = renderPage(<ReopenedPage />, { user: trainer })
  await screen.findByText('Zuletzt eingetragen am 20.11.2026.')
  weight = { kg: 75, day: '2026-11-22' }
  await user.click(screen.getByRole('button', { name: 'Neu öffnen' }))
  await screen.findByText('Zuletzt eingetragen am 22.11.2026.')
  expect(screen.getByLabelText('Gewicht in kg')).toHaveProperty('value', '75')
  weight = { kg: 78, day: '2026-11-23' }
  await queries.refetchQueries({ queryKey: [macros.basis.path] })
  expect(screen.getByLabelText('Gewicht in kg')).toHaveProperty('value', '75')
  screen.getByText('Zuletzt eingetragen am 22.11.2026.')
})

test('starts with the activity of the anamnesis until something else was calculated', async () => {
  const person = { ...basis.person, activity: 2 }
  const first = openAsTrainer({ person })
  expect(await screen.findByLabelText('Aktivität im Alltag (PAL)')).toHaveProperty('value', '2')
  screen.getByText('Laut Anamnese 2, noch ohne Sport.')
  first.unmount()
  openAsTrainer({ person, inputs: { ...woman, activity: 2.2 } })
  expect(await screen.findByLabelText('Aktivität im Alltag (PAL)')).toHaveProperty('value', '2,2')
  screen.getByText('Laut Anamnese 2, noch ohne Sport.')
})

test('lets a diverse person choose the formula', async () => {
  const { user } = openAsTrainer()
  await user.selectOptions(await screen.findByLabelText('Geschlecht für die Berechnung'), 'divers')
  await user.selectOptions(screen.getByLabelText('Formel'), 'Formel für Männer')
  expect(screen.getAllByText('Grundumsatz (Formel für Männer)').length).toBeGreaterThan(0)
})

test('shows warnings first, without a deficit, until a trainer notes the clearance', async () => {
  const { user, calls } = openAsTrainer(
    { warnings: ['KIDNEY'], needsClearance: true, involveDietitian: true },
    { [`POST /users/${anna.id}/clearances`]: () => ({ success: true }) },
  )
  await screen.findByText('Nierenerkrankung: bitte ärztlich oder diätologisch abklären.')
  screen.getByRole('heading', { name: 'Bitte ärztlich/diätologisch abklären' })
  screen.getByText(/dürfen nur Gesundheitsberufe beraten/)
  expect(screen.getByRole('option', { name: 'Abnehmen (−15 %)' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Abklärung festhalten' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Festhalten' }))
  await dialog.findByText('Bitte gib an, mit wem du das abgeklärt hast.')
  await user.type(dialog.getByLabelText('Mit wem'), 'Dr. Huber')
  await user.click(dialog.getByRole('button', { name: 'Festhalten' }))
  await screen.findByText('Die Abklärung ist festgehalten.')
  const body = calls.find(({ call }) => call.includes('clearances'))?.body
  expect(body).toMatchObject({ warning: 'KIDNEY', clearedWith: 'Dr. Huber', note: '' })
})

test('Escape closes the dialog of a clearance, but not with unsaved input', async () => {
  const { user } = openAsTrainer({ warnings: ['KIDNEY'], needsClearance: true })
  await user.click(await screen.findByRole('button', { name: 'Abklärung festhalten' }))
  await expectUnsavedInputGuarded(user, await screen.findByLabelText('Mit wem'))
})

test('shows when and with whom a warning was cleared, and opens the deficit', async () => {
  const clearance = {
    warning: 'KIDNEY',
    day: '2026-11-18',
    clearedWith: 'Dr. Huber',
    note: 'Werte stabil.',
    notedBy: 'Theresa',
    notedAt: '2026-11-18T10:00:00.000Z',
  }
  openAsTrainer({ warnings: ['KIDNEY'], clearances: [clearance] })
  await screen.findByText(/Abgeklärt am 18\.11\.2026 mit Dr\. Huber\. Festgehalten von Theresa\./)
  expect(screen.getByRole('option', { name: 'Abnehmen (−15 %)' })).toHaveProperty('disabled', false)
})

test('leaves a goal that a typed weight makes impossible', async () => {
  const { user } = openAsTrainer()
  await user.selectOptions(await screen.findByLabelText('Ziel'), 'Abnehmen (−15 %)')
  await fill(user, { 'Gewicht in kg': '110' })
  await screen.findByText('BMI ab 35: bitte ärztlich oder diätologisch abklären.')
  expect(screen.getByLabelText('Ziel')).toHaveProperty('value', '0')
  expect(screen.getAllByText('Energie für das Ziel: Gewicht halten').length).toBeGreaterThan(0)
  expect(screen.getByRole('option', { name: 'Abnehmen (−15 %)' })).toHaveProperty('disabled', true)
})

test('sets another energy on a weekday by its carbohydrates', async () => {
  const calls = fakeApi(answers)
  const { user } = renderPage(<TargetsForm userId={anna.id} targets={numbers} weekdays={null} />)
  await user.click(screen.getByText('An einzelnen Tagen anders'))
  await user.type(screen.getByLabelText(/^Montag/), '700')
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Bitte gib ganze kcal zwischen 800 und 6.000 an.')
  await user.clear(screen.getByLabelText(/^Montag/))
  await user.type(screen.getByLabelText(/^Montag/), '2.100')
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Die Tagesziele sind gespeichert.')
  const monday = { kcal: 2100, carbs: 269, proteins: 110, fats: 65 }
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    ...numbers,
    weekdays: { Monday: monday },
    from: { ...numbers, weekdays: null },
  })
})

test.each([
  ['a target', /^Energie in kcal/],
  ['a weekday', /^Montag/],
  ['the reason', /^Grund/],
])('asks before %s that is not saved is lost, and no more once it is saved', async (_what, label) => {
  fakeApi(answers)
  const { user, router } = renderPage(<TargetsForm userId={anna.id} targets={numbers} weekdays={null} />)
  await user.click(screen.getByText('An einzelnen Tagen anders'))
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), '1900')
  void router.navigate('/profile')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' }))
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Die Tagesziele sind gespeichert.')
  await router.navigate('/profile')
  expect(router.state.location.pathname).toBe('/profile')
})

test('what is in the form stays as it was sent while it is saved', async () => {
  let answer: (value: unknown) => void = () => undefined
  const { user } = openAsTrainer(
    {},
    {
      [`POST ${path}`]: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    },
  )
  const takeOver = await screen.findByRole('button', { name: 'In die Tagesziele übernehmen' })
  await user.click(screen.getByText('An einzelnen Tagen anders'))
  await fill(user, { 'Kohlenhydrate in g': '305' })
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Einen Moment …')
  const fields = [/^Kohlenhydrate in g/, /^Montag/, /^Grund/].map((label) => screen.getByLabelText(label))
  for (const field of fields) await user.type(field, '1')
  expect(fields.map((field) => 'value' in field && field.value)).toEqual(['305', '', ''])
  const buttons = [takeOver, screen.getByRole('button', { name: 'Kohlenhydrate anpassen' })]
  expect(buttons.map((button) => 'disabled' in button && button.disabled)).toEqual([true, true])
  answer({ success: true, warning: null })
  await screen.findByText('Die Tagesziele sind gespeichert.')
  await user.type(screen.getByLabelText(/^Grund/), 'Bergtour')
  expect(screen.getByLabelText(/^Grund/)).toHaveProperty('value', 'Bergtour')
})

test('opens the weekdays again and focuses the wrong one when the form is refused', async () => {
  const calls = fakeApi(answers)
  const { user } = renderPage(<TargetsForm userId={anna.id} targets={numbers} weekdays={null} />)
  const summary = screen.getByText('An einzelnen Tagen anders')
  await user.click(summary)
  await user.type(screen.getByLabelText(/^Freitag/), '70')
  await user.click(summary)
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Freitag/)))
  expect(summary.closest('details')).toHaveProperty('open', true)
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('refuses an energy of a weekday that protein and fat alone exceed', async () => {
  const calls = fakeApi(answers)
  const { user } = renderPage(<TargetsForm userId={anna.id} targets={numbers} weekdays={null} />)
  await user.click(screen.getByText('An einzelnen Tagen anders'))
  await user.type(screen.getByLabelText(/^Sonntag/), '900')
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Protein und Fett ergeben schon 1.025 kcal.')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Sonntag/))
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('targets taken over from the calculator leave weekdays and the reason as typed', async () => {
  const { user, calls } = openAsTrainer()
  await user.click(await screen.findByText('An einzelnen Tagen anders'))
  await user.type(screen.getByLabelText(/^Montag/), '2.500')
  await user.type(screen.getByLabelText(/^Grund/), 'Bergtour')
  await user.click(await screen.findByRole('button', { name: 'In die Tagesziele übernehmen' }))
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Die Tagesziele sind gespeichert.')
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    weekdays: { Monday: { kcal: 2500 } },
    reason: 'Bergtour',
    inputs: { weightKg: 72 },
  })
})

test('shows at the field that little energy needs a reason', async () => {
  const fields = { reason: 'Unter 1.200 kcal am Tag braucht es einen Grund.' }
  fakeApi({ ...answers, [`POST ${path}`]: () => refusal(400, 'invalid_input', 'Bitte prüfen.', fields) })
  const { user } = renderPage(<TargetsForm userId={anna.id} targets={numbers} weekdays={null} />)
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Unter 1.200 kcal am Tag braucht es einen Grund.')
})

/** Renders the member's own targets page. */
function openOwn(changes: Partial<typeof basis> = {}, more: Parameters<typeof fakeApi>[0] = {}, user: User = anna) {
  fakeApi({
    ...answers,
    'GET /clients/my-trainer': () => ({ trainer: null }),
    [`GET ${path}/basis`]: () => ({ ...basis, ...changes }),
    ...more,
  })
  return renderPage(<MyTargetsPage />, { user })
}

test('a member with a warning reads a calm sentence without a diagnosis, and gets no deficit', async () => {
  const { container } = openOwn({ needsClearance: true })
  await screen.findByText('Abnehmen rechnen wir für dich gerade nicht')
  expect(screen.getByRole('option', { name: 'Abnehmen (−15 %)' })).toHaveProperty('disabled', true)
  expect(container.textContent).not.toMatch(/Niere|Essstörung|BMI|abklären/)
  expect(screen.queryByRole('button', { name: 'Abklärung festhalten' })).toBeNull()
})

test('a client reads the targets with their reasons, and cannot change them', async () => {
  const coached = { trainer: { firstName: 'Theresa', lastName: null } }
  const current = { ...entry(1756, '2026-11-09', 'Theresa'), carbs: 162, proteins: 115, fats: 72, inputs: woman }
  openOwn(
    {},
    {
      'GET /clients/my-trainer': () => coached,
      [`GET ${path}`]: () => [{ ...current, inputs: { ...woman, goalPercent: -15 }, reason: 'Vor dem Sommer.' }],
    },
  )
  await screen.findByText('Theresa legt deine Ziele mit dir fest. Hier siehst du, woher sie kommen.')
  expect((await screen.findAllByText('Grund: Vor dem Sommer.')).length).toBe(2)
  screen.getByText('Grundumsatz (Formel für Frauen)')
  expect(screen.queryByRole('button', { name: 'Ziele speichern' })).toBeNull()
  expect(screen.queryByText(/von Hand angepasst/)).toBeNull()
})

test('says that calculated targets were adjusted by hand', async () => {
  openOwn(
    {},
    {
      'GET /clients/my-trainer': () => ({ trainer: { firstName: 'Theresa', lastName: null } }),
      [`GET ${path}`]: () => [{ ...entry(1850, '2026-11-09', 'Theresa'), inputs: woman }],
    },
  )
  await screen.findByText(/Danach von Hand angepasst: aus 2\.0\d\d kcal wurden 1\.850 kcal\./)
})

test('says that the grams were distributed by hand when the energy is the calculated one', async () => {
  const inputs = { ...woman, goalPercent: -15 }
  openOwn(
    {},
    {
      'GET /clients/my-trainer': () => ({ trainer: { firstName: 'Theresa', lastName: null } }),
      [`GET ${path}`]: () => [{ ...entry(1756, '2026-11-09', 'Theresa'), carbs: 152, proteins: 125, fats: 72, inputs }],
    },
  )
  await screen.findByText('Danach von Hand angepasst: Die Energie bleibt, die Gramm sind anders verteilt.')
  expect(screen.queryByText(/aus 1\.756 kcal wurden/)).toBeNull()
})

test('shows no number in protective mode', async () => {
  const hidden = { ...member, protectiveMode: true }
  const { container } = openOwn({}, {}, hidden)
  await screen.findByText('Hier stehen gerade keine Zahlen.')
  expect(container.textContent).not.toMatch(/kcal|kg/)
})

test('shows the targets of the weekday on the profile home, and nothing in protective mode', () => {
  fakeApi(answers)
  const weekdayTargets = Object.fromEntries(weekdays.map((day) => [day, { ...numbers, kcal: 2222 }]))
  const { unmount } = renderPage(<TargetsCard user={{ ...anna, weekdayTargets }} />)
  expect(screen.getByText('2.222')).toBeTruthy()
  unmount()
  const { container } = renderPage(<TargetsCard user={anna} />, { user: { ...anna, protectiveMode: true } })
  expect(container.textContent).toBe('')
})
