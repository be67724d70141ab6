import { humanifiedMeals, meals, weekdays } from '@kostbar/contracts/meals'
import type { PlanDay, PlannedFood, PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'
import { expect, test } from 'vitest'
import { fitWeek, undoOf } from './fit-week.ts'

const recipe = (extra: Partial<PlannedRecipe>): PlannedRecipe => ({
  id: 'r-1',
  name: 'Linsensuppe-2',
  image: null,
  picture: [],
  kcal: 500,
  carbs: 50,
  proteins: 30,
  fats: 20,
  tags: [],
  toggled: false,
  prepMinutes: 30,
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
  ...extra,
})

const bread: PlannedFood = {
  entryId: 'e-2',
  position: 1,
  locked: false,
  removed: false,
  foodId: 'f-1',
  name: 'Brot',
  grams: 100,
  measures: [],
  kcal: 250,
  carbs: 25,
  proteins: 15,
  fats: 10,
  allergens: ['A'],
  allergensStated: true,
}

const week = (lunch: PlannedRecipe[], isLunchEnabled = true, foods: PlannedFood[] = []): PlanDay[] =>
  weekdays.map((day) => ({
    day,
    version: 0,
    meals: meals.map((id) => ({
      id,
      humanifiedMeal: humanifiedMeals[id],
      note: '',
      enabled: id !== 'LUNCH' || isLunchEnabled,
      recipes: id === 'LUNCH' && day === 'Monday' ? lunch : [],
      foods: id === 'LUNCH' && day === 'Monday' ? foods : [],
    })),
  }))

const targets = { kcal: 750, carbs: 75, proteins: 45, fats: 30, weekdayTargets: null }

test('proposes changes for days that have recipes, with the numbers of both portions', () => {
  const [monday, ...others] = fitWeek(week([recipe({})]), targets)
  expect(others).toEqual([])
  expect(monday).toMatchObject({
    day: 'Monday',
    before: { kcal: 500 },
    after: { kcal: 750 },
    changes: [{ day: 'Monday', meal: 'LUNCH', recipeId: 'r-1', from: 1, to: 1.5, recipe: { name: 'Linsensuppe-2' } }],
    limits: [],
  })
})

test('takes the targets of the weekday', () => {
  const monday = { kcal: 1000, carbs: 100, proteins: 60, fats: 40 }
  expect(fitWeek(week([recipe({})]), { ...targets, weekdayTargets: { Monday: monday } })).toMatchObject([
    { targets: monday, changes: [{ to: 2 }] },
  ])
})

test('keeps withdrawn recipes, leaves disabled meals out, and proposes nothing without targets', () => {
  expect(fitWeek(week([recipe({ removed: true })]), targets)).toMatchObject([
    { changes: [], limits: [{ reason: 'locked' }, {}, {}, {}] },
  ])
  expect(fitWeek(week([recipe({})], false), targets)).toEqual([])
  expect(fitWeek(week([recipe({})]), { ...targets, kcal: null })).toEqual([])
})

test('keeps locked recipes, and counts foods without changing them', () => {
  expect(fitWeek(week([recipe({ locked: true })]), targets)).toMatchObject([{ changes: [] }])
  // With the bread, one portion of the soup already reaches the targets.
  expect(fitWeek(week([recipe({})], true, [bread]), targets)).toMatchObject([
    { before: { kcal: 750, carbs: 75, proteins: 45, fats: 30 }, changes: [] },
  ])
})

test('undoes by swapping the portions', () => {
  const change = { day: 'Monday', meal: 'LUNCH', recipeId: 'r-1', from: 1, to: 1.5 } as const
  expect(undoOf([change])).toEqual([{ ...change, from: 1.5, to: 1 }])
})
