import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStore, useExternalValue } from '../../../lib/external-store.ts'
import { renderPage } from '../../../lib/testing/render-page.tsx'
import { nothingWaiting, type ShownMeal } from '../queue/entries.ts'
import { createEntryQueue } from '../queue/entry-queue.ts'
import { item, mealFields } from '../testing/meal.ts'
import { MealDialog } from './meal-dialog.tsx'

const unused = () => expect.fail('nothing is stored')
const queue = createEntryQueue(
  { saveDay: unused, saveMeal: unused, removeMeal: unused, uploadPhoto: unused },
  { get: () => undefined, setDay: unused, setMeal: unused, dropMeal: unused },
  { load: async () => nothingWaiting, save: async () => undefined },
)

const meal = (key: string, text: string): ShownMeal => ({
  key,
  id: key,
  photoIds: [],
  ...mealFields({ day: '2026-03-28', items: [item(text)] }),
})

const suggestions = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => /Suppe|Apfel/.test(text ?? ''))

const meals = createStore([meal('1', 'Suppe')])

const Page = () => (
  <MealDialog
    mealKey="new"
    day="2026-03-29"
    meals={useExternalValue(meals, meals.get, meals.get())}
    queue={queue}
    photosOf={() => []}
    onClose={unused}
  />
)

test('keeps its suggestions while it is open: an entry of another device moves none of them', async () => {
  renderPage(<Page />)
  await screen.findByRole('dialog')
  const before = suggestions()
  expect(before).toHaveLength(1)
  act(() => meals.set([...meals.get(), meal('2', 'Apfel')]))
  expect(suggestions()).toEqual(before)
})
