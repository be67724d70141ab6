import { type Weekday, weekdays } from '@kostbar/contracts/meals'
import { units } from '@kostbar/contracts/recipes/units'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTotal, mergeIngredients, type PlannedIngredient, replaceDays } from './ingredient-totals.ts'

const ingredient: fc.Arbitrary<PlannedIngredient> = fc
  .record({
    day: fc.constantFrom(...weekdays),
    name: fc.constantFrom('Haferflocken', 'haferflocken', 'Milch', 'Zwiebeln', 'Salz'),
    aisle: fc.constantFrom(null, 'PANTRY' as const, 'DAIRY' as const),
    foodId: fc.constantFrom(null, 'food-1', 'food-2'),
    quarters: fc.integer({ min: 1, max: 4000 }),
    unit: fc.constantFrom(...units),
    measure: fc.constantFrom(null, { name: 'Becher', grams: 250 }, { name: 'Becher', grams: 180 }),
  })
  // Amounts are multiples of a quarter, which floating-point numbers add up exactly in any order.
  .map(({ quarters, ...rest }) => ({ ...rest, amount: quarters / 4 }))
const ingredients = fc.array(ingredient, { maxLength: 40 })

const perUnit = { g: 1, kg: 1000, ml: 1, l: 1000, EL: 15, TL: 5, Stk: 1 }
const totalOf = (days: object) => Object.values(days).reduce((sum: number, amount: number) => sum + amount, 0)
const one = (
  name: string,
  amount: number,
  unit: PlannedIngredient['unit'],
  day: Weekday = 'Monday',
): PlannedIngredient => ({
  day,
  name,
  aisle: null,
  foodId: null,
  amount,
  unit,
})
const inCups = (grams: number, gramsPerCup = 250): PlannedIngredient => ({
  ...one('Joghurt', grams, 'g'),
  measure: { name: 'Becher', grams: gramsPerCup },
})
const shown = (...ingredients: PlannedIngredient[]) => [...mergeIngredients(ingredients).values()].map(formatTotal)

describe('merging ingredients', () => {
  it('is independent of their order', () => {
    const shuffled = ingredients.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    )
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        const byKey = (ingredients: PlannedIngredient[]) => Object.fromEntries(mergeIngredients(ingredients))
        expect(byKey(other)).toEqual(byKey(list))
      }),
    )
  })

  it('preserves the totals per day in grams, millilitres and pieces', () => {
    fc.assert(
      fc.property(ingredients, fc.constantFrom(...weekdays), (list, day) => {
        for (const base of [['g', 'kg'], ['ml', 'l', 'EL', 'TL'], ['Stk']] as const) {
          const inputs = list.filter(({ unit, day: on }) => on === day && (base as readonly string[]).includes(unit))
          const needs = [...mergeIngredients(list).values()].filter(({ unit }) => unit === base[0])
          const expected = inputs.map(({ amount, unit }) => amount * perUnit[unit as keyof typeof perUnit])
          expect(totalOf(needs.map(({ days }) => days[day] ?? 0))).toBe(totalOf(expected))
        }
      }),
    )
  })

  it('lists each ingredient once per kind of unit', () => {
    fc.assert(
      fc.property(ingredients, (list) => {
        const names = [...mergeIngredients(list).values()].map(({ name, unit }) => `${name.toLowerCase()} ${unit}`)
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })

  it('is idempotent for the same days, and replaces everything for all days', () => {
    fc.assert(
      fc.property(ingredients, ingredients, (before, after) => {
        const now = mergeIngredients(after)
        for (const [key, need] of mergeIngredients(before)) {
          expect(replaceDays(need, weekdays, need)).toEqual(need)
          expect(replaceDays(need, weekdays, now.get(key))).toEqual(now.get(key) ?? null)
        }
      }),
    )
  })

  it('adds other days to the existing totals', () => {
    const [monday] = mergeIngredients([one('Reis', 100, 'g', 'Monday')]).values()
    const [friday] = mergeIngredients([one('Reis', 50, 'g', 'Friday')]).values()
    if (!monday) throw new Error('nothing merged')
    expect(replaceDays(monday, ['Friday'], friday)?.days).toEqual({ Monday: 100, Friday: 50 })
    expect(replaceDays(monday, ['Monday'], undefined)).toBeNull()
  })
})

describe('an entry', () => {
  it.each([
    [[one('Haferflocken', 0.2, 'kg'), one('Haferflocken', 40, 'g')], ['240 g Haferflocken']],
    [[one('Milch', 1, 'l'), one('Milch', 230, 'ml')], ['1,25 l Milch']],
    [[one('Olivenöl', 2, 'EL'), one('Olivenöl', 1, 'TL')], ['Olivenöl']],
    [[one('Zimt', 1, 'TL')], ['Zimt']],
    [[one('Gemüsesuppe', 400, 'ml'), one('Gemüsesuppe', 2, 'EL')], ['430 ml Gemüsesuppe']],
    [[one('Zwiebeln', 0.5, 'Stk'), one('Zwiebeln', 2, 'Stk')], ['3 Stück Zwiebeln']],
    [
      [one('Zwiebeln', 100, 'g'), one('Zwiebeln', 1, 'Stk')],
      ['100 g Zwiebeln', '1 Stück Zwiebeln'],
    ],
    [[one('Germ', 7, 'g')], ['7 g Germ']],
    [[one('Erdäpfel', 996, 'g')], ['1 kg Erdäpfel']],
    [[one('Salz', 1, 'Prise')], ['Salz']],
    [[one('Salz', 1, 'Prise'), one('Salz', 1, 'TL')], ['Salz']],
    [[one('Olivenöl', 14, 'EL')], ['210 ml Olivenöl']],
    [[{ ...one('Kapern', 0.5, 'TL'), aisle: 'PANTRY' as const }], ['Kapern']],
    [[{ ...one('Kümmel', 20, 'g'), aisle: 'SPICES' as const }], ['Kümmel']],
    [[{ ...one('Zwiebeln', 0.5, 'Stk'), singular: 'Zwiebel' }], ['1 Zwiebel']],
    [
      [{ ...one('Knoblauch', 4.2, 'Stk'), singular: 'Zehe Knoblauch', plural: 'Zehen Knoblauch' }],
      ['5 Zehen Knoblauch'],
    ],
    [[{ ...one('Karotten', 2, 'Stk'), gramsPerPiece: 80 }, one('Karotten', 300, 'g')], ['460 g Karotten']],
    [[one('Wasser', 500, 'ml')], []],
    [[inCups(250), inCups(125)], ['2 Becher Joghurt']],
    [[inCups(250), one('Joghurt', 100, 'g')], ['350 g Joghurt']],
    [[inCups(500), inCups(180, 180)], ['680 g Joghurt']],
  ])('%j reads %j', (ingredients, expected) => {
    expect(shown(...ingredients)).toEqual(expected)
  })

  it('is rounded up, by a small amount only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 400_000 }), (hundredths) => {
        const grams = hundredths / 100
        const [text = ''] = shown(one('Reis', grams, 'g'))
        const [, amount = '', unit] = /^([\d,]+) (k?g) /.exec(text) ?? []
        const bought = Number(amount.replace(',', '.')) * (unit === 'kg' ? 1000 : 1)
        expect(bought).toBeGreaterThanOrEqual(grams)
        expect(bought - grams).toBeLessThanOrEqual(Math.max(1, grams * 0.5))
      }),
    )
  })
})
