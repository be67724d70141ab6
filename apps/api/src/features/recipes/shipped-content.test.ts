import { isDrawable } from '@kostbar/illustrations/dish'
import type { ShippedFood } from '@kostbar/prisma/shipped/foods/food'
import { shippedFoods } from '@kostbar/prisma/shipped/foods/foods'
import { type RecipeTag, recipeTags, type ShippedRecipe } from '@kostbar/prisma/shipped/recipes/recipe'
import { shippedRecipes } from '@kostbar/prisma/shipped/recipes/recipes'
import { foodOf, valuesOf } from '@kostbar/prisma/shipped/recipes/values'
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

const isMeatOrFish = ({ key, aisle }: ShippedFood) => aisle === 'MEAT_FISH' || fromAnimals.has(key)
const isMeat = (food: ShippedFood) =>
  isMeatOrFish(food) && !poultry.has(food.key) && !/[BD]/.test(food.allergens.join(''))
const foodsOf = ({ ingredients }: ShippedRecipe) => ingredients.map(foodOf)
const lacks = (recipe: ShippedRecipe, codes: string) => !valuesOf(recipe).allergens.some((code) => codes.includes(code))
const isVegetarian = (recipe: ShippedRecipe) =>
  !foodsOf(recipe).some((food) => isMeatOrFish(food) || food.key === 'parmesan')

const truths: Partial<Record<RecipeTag, (recipe: ShippedRecipe) => boolean>> = {
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

const namesWhere = (test: (recipe: ShippedRecipe) => boolean) => shippedRecipes.filter(test).map(({ name }) => name)
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('shipped foods', () => {
  it('are at least 170, each key and name once', () => {
    expect(shippedFoods.length).toBeGreaterThanOrEqual(170)
    expect(repeated(shippedFoods.flatMap(({ key, name }) => [key, name]))).toEqual([])
  })

  it('have the energy of their carbohydrates, proteins and fats, to 12 % or 5 kcal', () => {
    const doubtful = shippedFoods.filter(({ kcal, carbs, proteins, fats }) => {
      const deviation = Math.abs(4 * carbs + 4 * proteins + 9 * fats - kcal)
      return deviation > Math.max(5, 0.12 * kcal)
    })
    expect(new Set(doubtful.map(({ key }) => key))).toEqual(otherEnergy)
  })

  it('hold no more than 100 g in 100 g and 900 kcal at most', () => {
    for (const { key, kcal, carbs, proteins, fats } of shippedFoods) {
      expect(Math.min(kcal, carbs, proteins, fats), key).toBeGreaterThanOrEqual(0)
      expect(carbs + proteins + fats, key).toBeLessThanOrEqual(100)
      expect(kcal, key).toBeLessThanOrEqual(900)
    }
  })
})

describe('shipped recipes', () => {
  it('are at least 64, each name once', () => {
    expect(shippedRecipes.length).toBeGreaterThanOrEqual(64)
    expect(repeated(shippedRecipes.map(({ name }) => name))).toEqual([])
  })

  it('use known foods, each once, in units that have a weight', () => {
    for (const recipe of shippedRecipes) {
      expect(() => valuesOf(recipe), recipe.name).not.toThrow()
      for (const { food, amount } of recipe.ingredients) expect(amount, `${recipe.name}: ${food}`).toBeGreaterThan(0)
      expect(repeated(recipe.ingredients.map(({ food }) => food)), recipe.name).toEqual([])
    }
  })

  it('belong to one meal and have the energy of that meal', () => {
    for (const recipe of shippedRecipes) {
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
    expect(new Set(shippedRecipes.flatMap(({ tags }) => tags))).toEqual(new Set(recipeTags))
    for (const { name, tags } of shippedRecipes) expect(repeated(tags), name).toEqual([])
  })

  it('are cooked in 3 to 7 sentences', () => {
    for (const { name, steps } of shippedRecipes) {
      expect([3, 4, 5, 6, 7], name).toContain(steps.length)
      for (const step of steps) expect(step, name).toMatch(/^[A-ZÄÖÜ].+\.$/)
    }
  })

  it('are drawn in a form and with ingredients that exist, each once', () => {
    for (const { name, picture } of shippedRecipes) {
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
    expect(JSON.stringify(shippedRecipes)).not.toMatch(
      /sünd|cheat|schlank|kalorien|diät|figur|verboten|detox|low[ -]?carb/i,
    )
  })
})
