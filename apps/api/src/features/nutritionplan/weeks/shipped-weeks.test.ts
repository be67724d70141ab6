import { type Weekday, weekdays } from '@kostbar/contracts/meals'
import { conflictsOf } from '@kostbar/contracts/nutritionplan/conflicts'
import { demoTrainerRecipes } from '@kostbar/prisma/demo/favourites'
import { demoRecipes } from '@kostbar/prisma/demo/recipes/recipes'
import { foodOf, valuesOf } from '@kostbar/prisma/demo/recipes/values'
import { describe, expect, it } from 'vitest'
import { mealTags } from '../meal-tags.ts'
import { mixedWeek } from './mixed-week.ts'
import { vegetarianWeek } from './vegetarian-week.ts'

/** The shipped recipes that everyone sees. */
const recipes = new Map(
  demoRecipes.filter(({ name }) => !demoTrainerRecipes.includes(name)).map((recipe) => [recipe.name, recipe]),
)
const recipeOf = (name: string) => recipes.get(name) ?? expect.fail(`${name} is no recipe of everyone's`)

const sumOf = (names: readonly string[], nutrient: 'kcal' | 'proteins') =>
  names.reduce((sum, name) => sum + valuesOf(recipeOf(name)).nutrition[nutrient], 0)

const restrictions = { allergens: [], intolerances: [], dislikes: [] } as const

describe.each([mixedWeek, vegetarianWeek])('$name', (week) => {
  const planned = (day: Weekday) => week.days[day].map(([, name]) => name)

  it.each(weekdays)('has breakfast, lunch, dinner and two snacks on %s, with sensible sums', (day) => {
    expect(week.days[day].map(([meal]) => meal)).toEqual([
      'BREAKFAST',
      'MORNING_SNACK',
      'LUNCH',
      'AFTERNOON_SNACK',
      'DINNER',
    ])
    const kcal = sumOf(planned(day), 'kcal')
    expect(kcal).toBeGreaterThan(1_650)
    expect(kcal).toBeLessThan(1_950)
    expect(sumOf(planned(day), 'proteins')).toBeGreaterThan(60)
  })

  it('has dishes for their meals, no main meal twice and no snack more than twice', () => {
    const entries = weekdays.flatMap((day) => week.days[day])
    const isMain = ([meal]: (typeof entries)[number]) => ['BREAKFAST', 'LUNCH', 'DINNER'].includes(meal)
    for (const [meal, name] of entries)
      expect(recipeOf(name).tags.some((tag) => mealTags[meal].includes(tag))).toBe(true)
    const mains = entries.filter(isMain).map(([, name]) => name)
    expect(new Set(mains).size).toBe(mains.length)
    for (const [, times] of Map.groupBy(entries, ([, name]) => name)) expect(times.length).toBeLessThan(3)
  })

  it('respects the diet it names', () => {
    for (const name of weekdays.flatMap(planned)) {
      const recipe = recipeOf(name)
      const ingredientNames = recipe.ingredients.map((ingredient) => foodOf(ingredient).name)
      const item = { ...recipe, ingredientNames, allergens: valuesOf(recipe).allergens, allergensStated: true }
      expect(conflictsOf(item, { ...restrictions, diet: week.diet }), name).toEqual([])
    }
  })
})

it('names weeks differently', () => {
  expect(mixedWeek.key).not.toBe(vegetarianWeek.key)
})

it('the vegetarian week is tagged as such throughout', () => {
  for (const [, name] of weekdays.flatMap((day) => vegetarianWeek.days[day]))
    expect(recipeOf(name).tags).toContain('Vegetarisch')
})
