import { type Weekday, weekdays } from '@kostbar/contracts/meals'
import { conflictsOf } from '@kostbar/contracts/nutritionplan/conflicts'
import { demoTrainerRecipes } from '@kostbar/prisma/demo/favourites'
import { shippedRecipes } from '@kostbar/prisma/shipped/recipes/recipes'
import { foodOf, valuesOf } from '@kostbar/prisma/shipped/recipes/values'
import { shippedTemplates, shippedWeeks } from '@kostbar/prisma/shipped/templates'
import { describe, expect, it } from 'vitest'
import { mealTags } from '../../nutritionplan/meal-tags.ts'

/** Shipped recipes of everyone, by name. */
const recipes = new Map(
  shippedRecipes.filter(({ name }) => !demoTrainerRecipes.includes(name)).map((recipe) => [recipe.name, recipe]),
)
const recipeOf = (name: string) => recipes.get(name) ?? expect.fail(`${name} is no recipe of everyone's`)

const templates = shippedTemplates(
  new Map([...recipes].map(([name, recipe]) => [name, { id: name, version: 1, ...valuesOf(recipe).nutrition }])),
)

const restrictions = { allergens: [], intolerances: [], dislikes: [] } as const
const diets = { Mischkost: 'MIXED', Vegetarisch: 'VEGETARIAN', Vegan: 'VEGAN' } as const

describe.each(shippedWeeks)('$name', (week) => {
  const planned = (day: Weekday) => week.days[day].map(([, name]) => name)

  it.each(weekdays)('has breakfast, lunch, dinner and two snacks on %s', (day) => {
    const meals = ['BREAKFAST', 'MORNING_SNACK', 'LUNCH', 'AFTERNOON_SNACK', 'DINNER']
    expect(week.days[day].map(([meal]) => meal)).toEqual(meals)
  })

  it('has dishes for their meals, no lunch or dinner twice and nothing more than twice', () => {
    const entries = weekdays.flatMap((day) => week.days[day])
    for (const [meal, name] of entries)
      expect(recipeOf(name).tags.some((tag) => mealTags[meal].includes(tag))).toBe(true)
    const mains = entries.filter(([meal]) => meal === 'LUNCH' || meal === 'DINNER').map(([, name]) => name)
    expect(new Set(mains).size).toBe(mains.length)
    for (const [, times] of Map.groupBy(entries, ([, name]) => name)) expect(times.length).toBeLessThan(3)
  })

  it('respects the diet it names', () => {
    for (const name of weekdays.flatMap(planned)) {
      const recipe = recipeOf(name)
      const ingredientNames = recipe.ingredients.map((ingredient) => foodOf(ingredient).name)
      const item = { ...recipe, ingredientNames, allergens: valuesOf(recipe).allergens, allergensStated: true }
      expect(conflictsOf(item, { ...restrictions, diet: diets[week.diet] }), name).toEqual([])
    }
  })
})

it('ships six templates of different keys and names', () => {
  expect(templates.map(({ key }) => key)).toEqual([
    'mixed-1600',
    'mixed-2200',
    'vegetarian-1600',
    'vegetarian-2200',
    'vegan-1600',
    'vegan-2200',
  ])
  expect(new Set(templates.map(({ name }) => name)).size).toBe(6)
})

it.each(templates)(
  '$name comes within 5 % of its energy on every day, with portions that can be cooked',
  (template) => {
    const wanted = Number(template.key.split('-')[1])
    for (const day of weekdays) {
      const entries = template.entries.filter((entry) => entry.day === day)
      const kcal = entries.reduce((sum, { recipe, portions }) => sum + recipe.kcal * portions, 0)
      expect(Math.abs(kcal - wanted), `${day}: ${kcal}`).toBeLessThanOrEqual(wanted * 0.05)
      const proteins = entries.reduce((sum, { recipe, portions }) => sum + recipe.proteins * portions, 0)
      expect(proteins, day).toBeGreaterThan(wanted * 0.025)
      for (const { portions } of entries) expect(portions).toBeGreaterThanOrEqual(0.5)
    }
  },
)
