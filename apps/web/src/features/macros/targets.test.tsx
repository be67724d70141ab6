import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { TargetsCard } from './targets-card.tsx'
import { UserTargets } from './user-targets.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const anna = { ...member, kcal: 1850, carbs: 205, proteins: 110, fats: 65 }
const path = `/users/${member.id}/makros`
const entry = (kcal: number, day: string, setBy: string | null) => {
  return { id: day, kcal, carbs: 205, proteins: 110, fats: 65, createdAt: `${day}T10:00:00.000Z`, setBy }
}
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

test('shows the empty state without targets', () => {
  fakeApi(answers)
  renderPage(<TargetsCard user={member} />)
  expect(screen.getByRole('heading', { name: 'Noch keine Tagesziele' })).toBeTruthy()
  expect(screen.queryByText('Warum diese Zahl?')).toBeNull()
})

async function fill(user: ReturnType<typeof renderPage>['user'], values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), value)
  }
}

test('warns when grams do not add up, and can adjust the carbohydrates', async () => {
  const calls = fakeApi(answers)
  const { user } = renderPage(<UserTargets user={anna} />)
  await screen.findByText('Die Makros ergeben 1.845 kcal. Das passt zum Ziel.')
  await fill(user, { 'Energie in kcal': '2.100' })
  await screen.findByText('Die Makros ergeben 1.845 kcal. Das Ziel sind 2.100 kcal.')
  await user.click(screen.getByRole('button', { name: 'Kohlenhydrate anpassen' }))
  expect(screen.getByLabelText('Kohlenhydrate in g')).toHaveProperty('value', '269')
  await screen.findByText('Die Makros ergeben 2.101 kcal. Das passt zum Ziel.')
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Die Tagesziele sind gespeichert.')
  const saved = calls.find(({ call }) => call.startsWith('POST'))
  expect(saved?.body).toEqual({ kcal: 2100, carbs: 269, proteins: 110, fats: 65 })
})

test("shows the API's warning, and does not submit values out of bounds", async () => {
  const warning = 'Gespeichert. Die Makros ergeben 1.845 kcal, das Ziel sind 2.100 kcal.'
  const calls = fakeApi({ ...answers, [`POST ${path}`]: () => ({ success: true, warning }) })
  const { user } = renderPage(<UserTargets user={anna} />)
  await fill(user, { 'Energie in kcal': '700' })
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Bitte gib ganze kcal zwischen 800 und 6.000 an.')
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
  await fill(user, { 'Energie in kcal': '2100' })
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText(warning)
})

test('refuses half a gram instead of parsing it as ten times as much', async () => {
  const calls = fakeApi(answers)
  const { user } = renderPage(<UserTargets user={anna} />)
  await fill(user, { 'Proteine in g': '11.5' })
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Bitte gib ganze Gramm zwischen 0 und 1.000 an.')
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('shows a missing permission', async () => {
  fakeApi({ ...answers, [`POST ${path}`]: () => refusal(403, 'forbidden', 'Du bist dazu nicht berechtigt') })
  const { user } = renderPage(<UserTargets user={anna} />)
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }))
  await screen.findByText('Du bist dazu nicht berechtigt')
})
