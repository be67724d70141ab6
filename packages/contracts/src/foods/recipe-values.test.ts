import { describe, expect, test } from 'vitest'
import { type FoodValues, gramsOf, type IngredientLine, recipeValuesOf } from './recipe-values.ts'

const food = (values: Partial<FoodValues> = {}): FoodValues => ({
  ...{ kcal: 100, carbs: 10, proteins: 5, fats: 2, fibre: 3, sugar: 4, saturates: 1, salt: 0.5 },
  ...{ gramsPerPiece: null, gramsPerMl: null, allergens: [], allergensStated: true },
  ...values,
})
const line = (values: Partial<IngredientLine> = {}): IngredientLine => ({
  name: 'Zutat',
  amount: 100,
  unit: 'g',
  food: food(),
  ...values,
})

describe('grams of an amount', () => {
  test.each([
    [250, 'g', 250],
    [1.5, 'kg', 1500],
    [100, 'ml', 103],
    [0.5, 'l', 515],
    [2, 'EL', 30.9],
    [1, 'TL', 5.15],
    [3, 'Stk', 180],
    [2, 'Prise', 0.8],
  ] as const)('%s %s are %s g', (amount, unit, grams) => {
    expect(gramsOf(amount, unit, { gramsPerPiece: 60, gramsPerMl: 1.03 })).toBeCloseTo(grams, 10)
  })

  test.each(['ml', 'l', 'EL', 'TL', 'Stk'] as const)('are unknown in %s of a food without that weight', (unit) => {
    expect(gramsOf(1, unit, { gramsPerPiece: null, gramsPerMl: null })).toBeNull()
  })
})

describe('values of a recipe', () => {
  test('add up per serving, unrounded', () => {
    const values = recipeValuesOf([line({ amount: 50 }), line({ food: food({ kcal: 33 }), amount: 1, unit: 'kg' })], 3)
    expect(values.nutrition.kcal).toBeCloseTo((50 + 330) / 3, 10)
    expect(values.nutrition.proteins).toBeCloseTo(52.5 / 3, 10)
    expect(values.others.salt).toBeCloseTo(5.25 / 3, 10)
    expect(values.missing).toEqual([])
  })

  test('name what could not be computed, and leave it out', () => {
    const values = recipeValuesOf(
      [
        line(),
        line({ name: 'Gartenwunder', food: null }),
        line({ name: 'Semmel', unit: 'Stk' }),
        line({ name: 'Reis', amount: Number.NaN }),
      ],
      1,
    )
    expect(values.nutrition).toEqual({ kcal: 100, carbs: 10, proteins: 5, fats: 2 })
    expect(values.missing).toEqual([
      { name: 'Gartenwunder', reason: 'food' },
      { name: 'Semmel', reason: 'unit' },
      { name: 'Reis', reason: 'amount' },
    ])
    expect(values.others).toEqual({ fibre: null, sugar: null, saturates: null, salt: null })
  })

  test('fibre, sugar and salt are known only when known of every ingredient', () => {
    const { others } = recipeValuesOf([line(), line({ food: food({ sugar: null }) })], 1)
    expect(others).toEqual({ fibre: 6, sugar: null, saturates: 2, salt: 1 })
  })

  test('allergens of all foods, each once; those without a statement are named, whatever their amount', () => {
    const values = recipeValuesOf(
      [
        line({ food: food({ allergens: ['G', 'A'] }), unit: 'Stk' }),
        line({ food: food({ allergens: ['C', 'A'] }) }),
        line({ name: 'Mus', food: food({ allergensStated: false }) }),
        line({ name: 'Unbekannt', food: null }),
      ],
      1,
    )
    expect(values.allergens).toEqual(['A', 'C', 'G'])
    expect(values.allergensUnknown).toEqual(['Mus', 'Unbekannt'])
  })
})
