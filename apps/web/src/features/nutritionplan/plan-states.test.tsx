import { humanifiedMeals, meals, weekdays } from '@kostbar/contracts/meals'
import { compareToTarget, sumNutrition } from '@kostbar/contracts/nutritionplan/day-sums'
import type { PlanDay, PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../lib/paths.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { PlanSection } from './plan-section.tsx'
import { weekFrom } from './week.ts'
// Preloads the lazy dialog.
import './shopping-dialog.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] })
})

const soup: PlannedRecipe = {
  id: 'r-1',
  name: 'Suppe',
  image: '/suppe.jpg',
  picture: [],
  kcal: 400,
  carbs: 40,
  proteins: 20,
  fats: 10,
  tags: [],
  toggled: false,
  prepMinutes: null,
  own: false,
  allergens: [],
  allergensStated: true,
  ingredientNames: [],
  portions: 1,
  removed: false,
  entryId: 'e-1',
  position: 0,
  locked: false,
  edited: false,
}

/** Week with the given recipes for lunch. */
const week = (planned: Partial<Record<PlanDay['day'], PlannedRecipe>>, note = ''): PlanDay[] =>
  weekdays.map((day) => ({
    day,
    version: 0,
    meals: meals.map((id) => {
      const recipe = id === 'LUNCH' ? planned[day] : undefined
      return {
        id,
        humanifiedMeal: humanifiedMeals[id],
        note: recipe ? note : '',
        enabled: true,
        recipes: recipe ? [recipe] : [],
        foods: [],
      }
    }),
  }))

function open(plan: () => unknown, user = member, answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'GET /nutritionplan': plan,
    [`GET /nutritionplan/${member.id}/sources`]: () => [],
    ...answers,
  })
  return { ...renderPage(<PlanSection recipeLink={(id) => ({ to: `?rezept=${id}` })} />, { user }), calls }
}

test.each([
  ['an empty plan', () => week({}), 'Woche zusammenstellen'],
  ['a plan', () => week({ Monday: soup }), 'Plan bearbeiten'],
])('%s of a member without a trainer leads to the editor; of a coached one it does not', async (_, plan, link) => {
  const { unmount } = open(plan, member, { 'GET /clients/my-trainer': () => ({ trainer: null }) })
  expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe(paths.editNutritionPlan)
  unmount()
  const { calls } = open(plan, member, { 'GET /clients/my-trainer': () => ({ trainer: { firstName: 'Thea' } }) })
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /clients/my-trainer'))
  expect(screen.queryByRole('link', { name: link })).toBeNull()
})

test('a plan that cannot be loaded can be tried again', async () => {
  let works = false
  const { user } = open(() => (works ? week({ Monday: soup }) : new TypeError('Failed to fetch')))
  await screen.findByRole('heading', { name: 'Dein Plan lässt sich gerade nicht laden' })
  expect(screen.getByText(/Keine Verbindung/)).toBeTruthy()
  works = true
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByRole('link', { name: 'Suppe' })
})

test.each([
  [0.5, '½ Portion · 200 kcal'],
  [1, '1 Portion · 400 kcal'],
  [3, '3 Portionen · 1.200 kcal'],
])('%d portions read as %s', async (portions, text) => {
  open(() => week({ Monday: { ...soup, portions } }))
  await screen.findByText(text)
})

test('a note stands at its meal, with a word for screen readers', async () => {
  open(() => week({ Monday: soup }, 'Viel trinken'))
  expect((await screen.findByText('Viel trinken')).textContent).toBe('Notiz: Viel trinken')
})

test('without targets the sums stand alone, and it says when there will be a comparison', async () => {
  open(() => week({ Monday: soup }))
  const table = within(await screen.findByRole('table', { name: 'Tagessumme Montag' }))
  expect(table.getAllByRole('columnheader')).toHaveLength(2)
  expect(screen.getByText('Sobald deine Tagesziele feststehen, siehst du hier den Vergleich.')).toBeTruthy()
})

test('a target that is not set is a dash beside those that are', async () => {
  open(() => week({ Monday: soup }), { ...member, kcal: 400 })
  const table = within(await screen.findByRole('table', { name: 'Tagessumme Montag' }))
  expect(table.getByRole('row', { name: /^Energie/ }).textContent).toBe('Energie kcalim Ziel400400±0')
  expect(table.getByRole('row', { name: /^Fette/ }).textContent).toBe('Fette g10––')
})

test('days without meals say so', async () => {
  open(() => week({ Monday: soup }))
  await screen.findByRole('link', { name: 'Suppe' })
  expect(screen.getAllByText('Für diesen Tag ist nichts geplant.')).toHaveLength(6)
})

test('only days with recipes can be shopped for, from today on, and all are chosen', async () => {
  const { user, calls } = open(() => week({ Sunday: soup, Tuesday: soup }), member, {
    'GET /shopping/plan': () => ({ needs: [] }),
  })
  const opener = await screen.findByRole('button', { name: 'Einkaufsliste aus Plan' })
  await user.click(opener)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Für diese Tage brauchst du nichts mehr.')
  const days = within(dialog.getByRole('group', { name: 'Tage' })).getAllByRole('button')
  expect(days.map((day) => [day.textContent, day.getAttribute('aria-pressed')])).toEqual([
    ['Sonntag', 'true'],
    ['Dienstag', 'true'],
  ])
  await user.click(days[0] ?? expect.fail())
  await waitFor(() => expect(calls.at(-1)?.call).toBe('GET /shopping/plan?days=Tuesday&people=1'))
  await user.click(dialog.getByRole('button', { name: 'Schließen' }))
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('the week holds each day once, whatever day it begins with', () => {
  const days = week({})
  fc.assert(
    fc.property(fc.constantFrom(...weekdays), (first) => {
      const shown = weekFrom(days, first).map(({ day }) => day)
      expect(shown[0]).toBe(first)
      expect(shown.toSorted()).toEqual([...weekdays].toSorted())
    }),
  )
})

test('twice the portions are twice the sum, and a verdict depends on the ratio alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 500, max: 4_000 }), (quarters, target) => {
      const portions = quarters / 4
      const sum = (factor: number) =>
        sumNutrition(week({ Monday: { ...soup, portions: portions * factor } })[0] ?? expect.fail()).kcal
      expect(sum(2)).toBeCloseTo(2 * sum(1))
      expect(compareToTarget(sum(1) * 10, target * 10)).toBe(compareToTarget(sum(1), target))
    }),
  )
})

test('saves the week as a PDF, and says why it cannot', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:plan')
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  let answer: () => unknown = () => refusal(503, 'unavailable', 'Gerade nicht erreichbar.')
  const { user, calls } = open(() => week({ Monday: soup }), member, {
    [`GET /nutritionplan/${member.id}/pdf`]: () => answer(),
  })
  await user.click(await screen.findByRole('button', { name: 'Als PDF' }))
  await screen.findByText('Gerade nicht erreichbar.')
  expect(saved).not.toHaveBeenCalled()
  answer = () => ({})
  await user.click(screen.getByRole('button', { name: 'Als PDF' }))
  await waitFor(() => expect(clicked.mock.contexts[0]).toHaveProperty('download', 'ernaehrungsplan.pdf'))
  expect(calls.map(({ call }) => call)).toContain(`GET /nutritionplan/${member.id}/pdf`)
})
