import { humanifiedMeals, meals, weekdayNames, weekdays } from '@kostbar/contracts/meals'
import type { PlanDay, PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { shownDay } from '../domain/days/testing/day.ts'
import { fakeApi } from '../lib/testing/fake-api.ts'
import { member, renderPage } from '../lib/testing/render-page.tsx'
import { Today } from './today.tsx'
// Preloads the lazy chunk, so that the first test does not wait for its import.
import '../features/day-log/day-log-card.tsx'

const recipe = (name: string): PlannedRecipe => ({
  ...{
    id: 'r-1',
    entryId: 'e-1',
    position: 0,
    locked: false,
    edited: false,
    removed: false,
    own: false,
    toggled: false,
  },
  ...{ name, portions: 1, image: null, picture: ['lentils'], tags: [], prepMinutes: null },
  ...{ kcal: 400, carbs: 50, proteins: 20, fats: 10, allergens: [], allergensStated: true, ingredientNames: [] },
})

/** Plan with a recipe for breakfast that is named after the weekday. */
const plan: PlanDay[] = weekdays.map((day) => ({
  day,
  version: 0,
  meals: meals.map((id) => ({
    ...{ id, humanifiedMeal: humanifiedMeals[id], note: '', enabled: true, foods: [] },
    recipes: id === 'BREAKFAST' ? [recipe(`Brot am ${weekdayNames[day]}`)] : [],
  })),
}))

test('looked at again the next morning, the day log names the dishes of the new day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T20:00:00Z') })
  const calls = fakeApi({
    'GET /nutritionplan': () => plan,
    'GET /clients/my-trainer': () => ({ trainer: null }),
    'GET /users/info': () => member,
    [`GET /day/${member.id}/2026-12-02`]: () => shownDay('2026-12-02'),
    [`GET /day/${member.id}/2026-12-03`]: () => shownDay('2026-12-03'),
  })
  renderPage(<Today isExpected />)
  const card = within(await screen.findByRole('region', { name: 'Dein Tag' }))
  await card.findByText('Brot am Mittwoch')
  vi.setSystemTime(new Date('2026-12-03T06:00:00Z'))
  document.dispatchEvent(new Event('visibilitychange'))
  // The cached session is outdated, too.
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /users/info'))
  await card.findByText('Brot am Donnerstag')
  await waitFor(() => expect(card.queryByText('Brot am Mittwoch')).toBeNull())
})
