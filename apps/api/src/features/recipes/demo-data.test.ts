import { isDrawable } from '@kostbar/illustrations/dish'
import type { DemoFood } from '@kostbar/prisma/demo/foods/food'
import { demoFoods } from '@kostbar/prisma/demo/foods/foods'
import { type DemoRecipe, type RecipeTag, recipeTags } from '@kostbar/prisma/demo/recipes/recipe'
import { demoRecipes } from '@kostbar/prisma/demo/recipes/recipes'
import { foodOf, valuesOf } from '@kostbar/prisma/demo/recipes/values'
import { describe, expect, it } from 'vitest'

/**
 * Foods that get part of their energy from fibre, organic acids or alcohol, so that macros do not add up to their kcal.
 */
const otherEnergy = new Set([
  ...['celeriac', 'mint', 'coriander', 'thyme', 'rosemary', 'raspberry', 'peas', 'linseed', 'chia', 'cocoa'],
  ...['caraway', 'marjoram', 'oregano', 'dried-thyme', 'curry', 'turmeric', 'cinnamon'],
  ...['lime', 'cider-vinegar', 'balsamic-vinegar', 'white-wine'],
])
const fromAnimals = new Set(['beef-broth', 'tuna', 'sardines'])
const poultry = new Set(['chicken-breast', 'chicken-thigh', 'turkey-breast', 'minced-turkey', 'turkey-ham'])
const meals = {
  Frühstück: [250, 550],
  Snack: [80, 300],
  Mittagessen: [350, 750],
  Abendessen: [350, 750],
} as const

const isMeatOrFish = ({ key, aisle }: DemoFood) => aisle === 'MEAT_FISH' || fromAnimals.has(key)
const isMeat = (food: DemoFood) => isMeatOrFish(food) && !poultry.has(food.key) && !/[BD]/.test(food.allergens.join(''))
const foodsOf = ({ ingredients }: DemoRecipe) => ingredients.map(foodOf)
const lacks = (recipe: DemoRecipe, codes: string) => !valuesOf(recipe).allergens.some((code) => codes.includes(code))
const isVegetarian = (recipe: DemoRecipe) =>
  !foodsOf(recipe).some((food) => isMeatOrFish(food) || food.key === 'parmesan')

const truths: Partial<Record<RecipeTag, (recipe: DemoRecipe) => boolean>> = {
  Glutenfrei: (recipe) => lacks(recipe, 'A'),
  Laktosefrei: (recipe) => lacks(recipe, 'G'),
  Vegetarisch: isVegetarian,
  Vegan: (recipe) => isVegetarian(recipe) && lacks(recipe, 'CG') && !foodsOf(recipe).some(({ key }) => key === 'honey'),
  Fisch: (recipe) => !lacks(recipe, 'D'),
  Geflügel: (recipe) => foodsOf(recipe).some(({ key }) => poultry.has(key)),
  Fleisch: (recipe) => foodsOf(recipe).some(isMeat),
  Schnell: ({ prepMinutes }) => prepMinutes <= 20,
  // A fifth of the energy from protein: EU law requires it for the claim 'high protein'.
  Eiweißreich: (recipe) => valuesOf(recipe).nutrition.proteins * 4 >= valuesOf(recipe).nutrition.kcal / 5,
}

const namesWhere = (test: (recipe: DemoRecipe) => boolean) => demoRecipes.filter(test).map(({ name }) => name)
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('demo foods', () => {
  it('are at least 170, each key and name once', () => {
    expect(demoFoods.length).toBeGreaterThanOrEqual(170)
    expect(repeated(demoFoods.flatMap(({ key, name }) => [key, name]))).toEqual([])
  })

  it('have the energy of their carbohydrates, proteins and fats, to 12 % or 5 kcal', () => {
    const doubtful = demoFoods.filter(({ kcal, carbs, proteins, fats }) => {
      const deviation = Math.abs(4 * carbs + 4 * proteins + 9 * fats - kcal)
      return deviation > Math.max(5, 0.12 * kcal)
    })
    expect(new Set(doubtful.map(({ key }) => key))).toEqual(otherEnergy)
  })

  it('hold no more than 100 g in 100 g and 900 kcal at most', () => {
    for (const { key, kcal, carbs, proteins, fats } of demoFoods) {
      expect(Math.min(kcal, carbs, proteins, fats), key).toBeGreaterThanOrEqual(0)
      expect(carbs + proteins + fats, key).toBeLessThanOrEqual(100)
      expect(kcal, key).toBeLessThanOrEqual(900)
    }
  })
})

describe('demo recipes', () => {
  it('are at least 64, each name once', () => {
    expect(demoRecipes.length).toBeGreaterThanOrEqual(64)
    expect(repeated(demoRecipes.map(({ name }) => name))).toEqual([])
  })

  it('use known foods, each once, in units that have a weight', () => {
    for (const recipe of demoRecipes) {
      expect(() => valuesOf(recipe), recipe.name).not.toThrow()
      for (const { food, amount } of recipe.ingredients) expect(amount, `${recipe.name}: ${food}`).toBeGreaterThan(0)
      expect(repeated(recipe.ingredients.map(({ food }) => food)), recipe.name).toEqual([])
    }
  })

  it('belong to one meal and have the energy of that meal', () => {
    for (const recipe of demoRecipes) {
      const own = Object.entries(meals).filter(([meal]) => recipe.tags.some((tag) => tag === meal))
      expect(own, recipe.name).toHaveLength(1)
      for (const [, [min, max]] of own) {
        expect(valuesOf(recipe).nutrition.kcal, recipe.name).toBeGreaterThanOrEqual(min)
        expect(valuesOf(recipe).nutrition.kcal, recipe.name).toBeLessThanOrEqual(max)
      }
    }
  })

  it.each(Object.entries(truths))('carry the tag %s exactly when it is true', (tag, isTrue) => {
    expect(namesWhere(({ tags }) => tags.some((own) => own === tag))).toEqual(namesWhere(isTrue))
  })

  it('carry every tag somewhere, each once', () => {
    expect(new Set(demoRecipes.flatMap(({ tags }) => tags))).toEqual(new Set(recipeTags))
    for (const { name, tags } of demoRecipes) expect(repeated(tags), name).toEqual([])
  })

  it('are cooked in 3 to 7 sentences', () => {
    for (const { name, steps } of demoRecipes) {
      expect([3, 4, 5, 6, 7], name).toContain(steps.length)
      for (const step of steps) expect(step, name).toMatch(/^[A-ZÄÖÜ].+\.$/)
    }
  })

  it('are drawn in a form and with ingredients that exist, each once', () => {
    for (const { name, picture } of demoRecipes) {
      expect(
        picture.filter((word) => !isDrawable(word)),
        name,
      ).toEqual([])
      expect(repeated(picture), name).toEqual([])
      expect(
        picture.filter((word) => word.includes(':')),
        name,
      ).toEqual([picture[0]])
    }
  })

  it('contain no words of guilt or weight loss', () => {
    expect(JSON.stringify(demoRecipes)).not.toMatch(
      /sünd|cheat|schlank|kalorien|diät|figur|verboten|detox|low[ -]?carb/i,
    )
  })
})
