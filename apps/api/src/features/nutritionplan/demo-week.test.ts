import { addsUp } from '@kostbar/contracts/energy'
import { webLink } from '@kostbar/contracts/scalars'
import { demoAccounts } from '@kostbar/prisma/demo/accounts'
import { demoFavourites, demoTrainerRecipes, demoWorkoutLinks } from '@kostbar/prisma/demo/favourites'
import { demoDraft, demoRevisions } from '@kostbar/prisma/demo/plans'
import { demoMacroHistory, demoWeights } from '@kostbar/prisma/demo/progress'
import { demoMealNotes, demoWeek } from '@kostbar/prisma/demo/week'
import { shippedFoods } from '@kostbar/prisma/shipped/foods/foods'
import { shippedRecipes } from '@kostbar/prisma/shipped/recipes/recipes'
import { valuesOf } from '@kostbar/prisma/shipped/recipes/values'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const recipes = new Map(shippedRecipes.map((recipe) => [recipe.name, recipe]))
const macros = ['kcal', 'carbs', 'proteins', 'fats'] as const
const anna = demoAccounts.find(({ email }) => email.startsWith('mitglied@'))

function sumOf(planned: (typeof demoWeek)['Monday']) {
  const sum = { kcal: 0, carbs: 0, proteins: 0, fats: 0 }
  for (const [, name, portions = 1] of planned) {
    const recipe = recipes.get(name)
    if (!recipe) throw new Error(`${name} is no recipe`)
    for (const macro of macros) sum[macro] += valuesOf(recipe).nutrition[macro] * portions
  }
  return sum
}

describe("the demo member's plan", () => {
  it.each(Object.entries(demoWeek))('of %s is within 7 %% of her targets', (_day, planned) => {
    const sum = sumOf(planned)
    for (const macro of macros) expect(Math.abs(sum[macro] / Number(anna?.[macro]) - 1)).toBeLessThan(0.07)
  })

  it('has breakfast, lunch, dinner and a snack on every day, and no main meal twice', () => {
    const mains = Object.values(demoWeek).flatMap((planned) => {
      const main = planned.filter(([meal]) => ['BREAKFAST', 'LUNCH', 'DINNER'].includes(meal))
      expect([main.length, planned.length > 3]).toEqual([3, true])
      return main.map(([, name]) => name)
    })
    expect(new Set(mains).size).toBe(21)
  })

  it('has notes only where something is planned', () => {
    for (const [day, meal] of demoMealNotes) expect(demoWeek[day].some(([planned]) => planned === meal)).toBe(true)
  })
})

describe("the demo member's progress", () => {
  it('is a weight of every day for ninety days until today, falling without leaps', () => {
    const weights = demoWeights()
    expect(weights).toHaveLength(90)
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' })
    expect(weights.at(-1)?.day.toISOString().slice(0, 10)).toBe(today)
    for (const [index, { value }] of weights.entries())
      expect(Math.abs(value - (weights[index - 1]?.value ?? value))).toBeLessThan(1.2)
    expect((weights[0]?.value ?? 0) - (weights.at(-1)?.value ?? 0)).toBeGreaterThan(1.5)
  })

  it('has targets that add up, the last ones those that hold', () => {
    for (const { daysAgo: _, ...targets } of demoMacroHistory) expect(addsUp(targets)).toBe(true)
    const { daysAgo: _, ...last } = demoMacroHistory.at(-1) ?? { daysAgo: 0 }
    expect(anna).toMatchObject(last)
  })
})

it('picked and trainer-written recipes are recipes, and links are links', () => {
  for (const name of [...demoFavourites, ...demoTrainerRecipes]) expect(recipes.has(name), name).toBe(true)
  for (const { link } of demoWorkoutLinks) expect(z.safeParse(webLink, link).success).toBe(true)
})

describe('the demo plans', () => {
  it('name recipes and foods that there are', () => {
    const foods = new Set(shippedFoods.map(({ name }) => name))
    const meals = demoDraft.flatMap(([, planned]) => planned)
    for (const [name] of meals.flatMap((meal) => meal.recipes ?? [])) expect(recipes.has(name), name).toBe(true)
    for (const [name] of meals.flatMap((meal) => meal.foods ?? [])) expect(foods.has(name), name).toBe(true)
    for (const { recipe } of demoRevisions) expect(recipes.has(recipe), recipe).toBe(true)
  })

  it('changed what is planned now, each meal once', () => {
    for (const { day, meal, recipe, portions } of demoRevisions) {
      const planned = demoWeek[day].filter(([other]) => other === meal)
      expect(planned).toHaveLength(1)
      const [[, name, now = 1] = []] = planned
      expect([name, now]).not.toEqual([recipe, portions])
    }
    expect(new Set(demoRevisions.map(({ day, meal }) => `${day} ${meal}`)).size).toBe(demoRevisions.length)
  })
})
