import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Nutrition } from '../macros/schemas.ts'
import type { Aisle } from '../shopping/aisles.ts'
import { changeKey, type SmallestChangesParams, smallestChanges } from './smallest-changes.ts'
import type { WeekFood, WeekMeal } from './week.ts'

const days = Array.from({ length: 7 }, (_value, index) => `2026-10-${19 + index}`)
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const nutrients = ['kcal', 'carbs', 'proteins', 'fats'] as const
const smallestTargets: Nutrition = { kcal: 100, carbs: 10, proteins: 10, fats: 10 }

const macros = fc.tuple(
  fc.integer({ max: 60, min: 0 }),
  fc.integer({ max: 30, min: 0 }),
  fc.integer({ max: 40, min: 0 }),
)
const values = macros.map(
  ([carbs, proteins, fats]): Nutrition => ({ kcal: 4 * carbs + 4 * proteins + 9 * fats, carbs, proteins, fats }),
)
const aisles: Aisle[] = ['BAKERY', 'DAIRY', 'DRINKS']
const foodLists = fc
  .array(fc.record({ values, aisle: fc.constantFrom(...aisles), hasVolume: fc.boolean() }), {
    minLength: 6,
    maxLength: 14,
  })
  .map((list) =>
    list.map(
      ({ values, ...food }, index): WeekFood => ({ id: `f${index}`, name: `Food ${index}`, ...food, ...values }),
    ),
  )

/** Items that refer to a food by its number; some have no food, some no grams. */
const items = fc.record({
  food: fc.integer({ min: 0, max: 15 }),
  grams: fc.option(fc.integer({ min: 1, max: 400 }), { freq: 8 }),
})
const meals = fc.record({
  day: fc.integer({ min: 0, max: 6 }),
  hour: fc.integer({ min: 0, max: 23 }),
  items: fc.array(items, { minLength: 1, maxLength: 4 }),
})
const dayTargets = macros.map(([carbs, proteins, fats]): Nutrition => {
  const targets = { carbs: 50 + carbs * 4, proteins: 20 + proteins * 4, fats: 20 + fats * 2 }
  return { ...targets, kcal: 4 * targets.carbs + 4 * targets.proteins + 9 * targets.fats }
})

const weeks = fc
  .record({
    foods: foodLists,
    meals: fc.array(meals, { size: 'max', maxLength: 20 }),
    targets: fc.array(fc.option(dayTargets, { freq: 6 }), { minLength: 7, maxLength: 7 }),
    isCandidate: fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }),
  })
  .map(({ foods, meals, targets, isCandidate }): SmallestChangesParams => {
    return {
      foods: new Map(foods.map((food) => [food.id, food])),
      candidates: foods.filter((_food, index) => isCandidate[index]),
      targetsOn: (weekday) => targets[weekdays.indexOf(weekday)] ?? null,
      week: {
        days: days.map((day) => ({ day, complete: true })),
        meals: meals.map(
          (meal, index): WeekMeal => ({
            id: `m${index}`,
            day: days[meal.day] ?? '',
            time: `${String(meal.hour).padStart(2, '0')}:30`,
            kind: 'LUNCH',
            items: meal.items.map(({ food, grams }) => ({ text: `Item ${food}`, foodId: `f${food}`, grams })),
          }),
        ),
      },
    }
  })

/** Distance of a whole week to its targets, implemented independently of the code under test. */
function distanceOf({ week, foods, targetsOn }: SmallestChangesParams): number {
  let distance = 0
  for (const [index, day] of days.entries()) {
    const known = week.meals
      .filter((meal) => meal.day === day)
      .flatMap((meal) => meal.items)
      .filter((item) => foods.has(item.foodId ?? '') && item.grams)
    const targets = targetsOn(weekdays[index] as 'Monday')
    if (!targets || known.length === 0) continue
    for (const nutrient of nutrients) {
      const sum = known.reduce(
        (total, item) => total + ((foods.get(item.foodId ?? '')?.[nutrient] ?? 0) * (item.grams ?? 0)) / 100,
        0,
      )
      const deviation = Math.abs(sum - targets[nutrient]) / Math.max(targets[nutrient], smallestTargets[nutrient])
      distance += Math.max(0, deviation - 0.05) ** 2
    }
  }
  return distance
}

/** Share of carbohydrates in the energy; the random foods have the energy of their macros. */
const carbsOf = ({ kcal, carbs }: WeekFood) => (kcal > 0 ? (4 * carbs) / kcal : 0)

/** The week with one item replaced. */
function replaced(params: SmallestChangesParams, mealIndex: number, itemIndex: number, foodId: string, grams: number) {
  const meals = params.week.meals.map((meal, index) =>
    index === mealIndex
      ? { ...meal, items: meal.items.map((item, each) => (each === itemIndex ? { ...item, foodId, grams } : item)) }
      : meal,
  )
  return { ...params, week: { ...params.week, meals } }
}

/** Gains of all single replacements by replaced food, best first; each is computed from the whole week. */
function enumerate(params: SmallestChangesParams): { foodId: string; gain: number }[] {
  const before = distanceOf(params)
  const gains = new Map<string, number>()
  for (const [mealIndex, meal] of params.week.meals.entries())
    for (const [itemIndex, { foodId, grams }] of meal.items.entries()) {
      const food = params.foods.get(foodId ?? '')
      if (!food || !grams) continue
      const amounts = [0.5, 0.75, 1.25, 1.5, 2].map((factor) => Math.round((grams * factor) / 5) * 5)
      const others = params.candidates.filter(
        (other) =>
          other.id !== food.id &&
          other.aisle === food.aisle &&
          other.kcal <= (food.aisle === 'DRINKS' ? 3 : 2) * food.kcal &&
          (food.aisle === 'DRINKS'
            ? other.hasVolume || !food.hasVolume
            : other.hasVolume === food.hasVolume &&
              food.kcal <= 3 * other.kcal &&
              Math.abs(carbsOf(food) - carbsOf(other)) <= 0.5 &&
              (food.proteins < 5 || food.proteins <= 3 * other.proteins)),
      )
      const options = [
        ...amounts.filter((amount) => amount > 0).map((amount) => [food.id, amount] as const),
        ...others.map((other) => [other.id, grams] as const),
      ]
      for (const [otherId, amount] of options) {
        if (params.excluded?.has(changeKey(food.id, otherId))) continue
        const gain = before - distanceOf(replaced(params, mealIndex, itemIndex, otherId, amount))
        if (gain > (gains.get(food.id) ?? 0) + 1e-9) gains.set(food.id, gain)
      }
    }
  return [...gains].map(([foodId, gain]) => ({ foodId, gain })).sort((a, b) => b.gain - a.gain)
}

const gainOf = (params: SmallestChangesParams, change: ReturnType<typeof smallestChanges>[number]): number => {
  const mealIndex = params.week.meals.findIndex(({ id }) => id === change.mealId)
  const itemIndex = params.week.meals[mealIndex]?.items.findIndex(
    ({ foodId, grams }) => foodId === change.from.foodId && grams === change.from.grams,
  )
  return distanceOf(params) - distanceOf(replaced(params, mealIndex, itemIndex ?? 0, change.to.foodId, change.to.grams))
}

test('are the true best three: the same as comparing every replacement in 500 random weeks', () => {
  let threes = 0
  fc.assert(
    fc.property(weeks, (params) => {
      const best = enumerate(params).slice(0, 3)
      const changes = smallestChanges(params)
      expect(changes).toHaveLength(best.length)
      if (changes.length === 3) threes += 1
      for (const [index, change] of changes.entries()) {
        expect(gainOf(params, change)).toBeCloseTo(best[index]?.gain ?? Number.NaN, 7)
      }
      expect(new Set(changes.map(({ from }) => from.foodId)).size).toBe(changes.length)
    }),
    { numRuns: 500 },
  )
  // Most random weeks must have three improvements, otherwise the comparison would prove little.
  expect(threes).toBeGreaterThan(250)
})

test('propose the next best where some were rejected', () => {
  fc.assert(
    fc.property(weeks, (params) => {
      const excluded = new Set(smallestChanges(params).map(({ key }) => key))
      const rest = { ...params, excluded }
      const best = enumerate(rest).slice(0, 3)
      const changes = smallestChanges(rest)
      expect(changes.map(({ key }) => excluded.has(key))).toEqual(changes.map(() => false))
      expect(changes.map((change) => gainOf(rest, change).toFixed(7))).toEqual(best.map(({ gain }) => gain.toFixed(7)))
    }),
    { numRuns: 100 },
  )
})

const food = (values: Omit<WeekFood, 'hasVolume'>): WeekFood => ({ hasVolume: false, ...values })

test('replace milk by what can be poured as well, not by tofu', () => {
  const milk: WeekFood = {
    id: 'f0',
    name: 'Milch',
    aisle: 'DAIRY',
    hasVolume: true,
    kcal: 65,
    carbs: 5,
    proteins: 3,
    fats: 4,
  }
  const tofu = food({ id: 'f1', name: 'Tofu', aisle: 'DAIRY', kcal: 128, carbs: 2, proteins: 14, fats: 8 })
  const skyr: WeekFood = { ...milk, id: 'f2', name: 'Skyr', kcal: 63, carbs: 4, proteins: 11, fats: 0 }
  const items = [{ text: 'Milch', foodId: 'f0', grams: 250 }]
  const params: SmallestChangesParams = {
    foods: new Map([[milk.id, milk]]),
    candidates: [tofu, skyr],
    targetsOn: () => ({ kcal: 320, carbs: 5, proteins: 35, fats: 20 }),
    week: {
      days: days.map((day) => ({ day, complete: true })),
      meals: [{ id: 'm0', day: days[0] ?? '', time: '08:00', kind: 'BREAKFAST', items }],
    },
  }
  expect(smallestChanges(params).map(({ to }) => to.name)).toEqual(['Skyr'])
  expect(smallestChanges({ ...params, foods: new Map([[milk.id, { ...milk, hasVolume: false }]]) })).toMatchObject([
    { to: { name: 'Tofu' } },
  ])
})

/** Names of the foods that are proposed instead of this one, where the day reaches its targets with the wanted one. */
function replacementsOf(eaten: WeekFood, wanted: WeekFood, grams: number): string[] {
  const timesGrams = (value: number) => (value * grams) / 100
  const { kcal, carbs, proteins, fats } = wanted
  return smallestChanges({
    foods: new Map([[eaten.id, eaten]]),
    candidates: [wanted],
    targetsOn: () => ({
      kcal: timesGrams(kcal),
      carbs: timesGrams(carbs),
      proteins: timesGrams(proteins),
      fats: timesGrams(fats),
    }),
    week: {
      days: days.map((day) => ({ day, complete: true })),
      meals: [
        {
          id: 'm0',
          day: days[0] ?? '',
          time: '12:00',
          kind: 'LUNCH',
          items: [{ text: eaten.name, foodId: eaten.id, grams }],
        },
      ],
    },
  })
    .map(({ to }) => to.name)
    .filter((name) => name !== eaten.name)
}

const pantry = (name: string, kcal: number, carbs: number, proteins: number, fats: number, hasVolume = false) => ({
  id: name,
  name,
  aisle: 'PANTRY' as const,
  hasVolume,
  kcal,
  carbs,
  proteins,
  fats,
})
const drink = (name: string, kcal: number, carbs: number) => ({
  ...pantry(name, kcal, carbs, 0, 0, true),
  aisle: 'DRINKS' as const,
})

const spaghetti = pantry('Spaghetti', 357, 72, 12, 2)
const oats = pantry('Haferflocken', 370, 59, 14, 7, true)
const juice = drink('Orangensaft', 45, 10)

test.each([
  { eaten: spaghetti, wanted: pantry('Erdnussmus', 600, 13, 25, 50) },
  { eaten: spaghetti, wanted: pantry('Eiweißpulver', 379, 6, 78, 4) },
  { eaten: spaghetti, wanted: pantry('Datteln', 277, 68, 2, 0) },
  { eaten: spaghetti, wanted: pantry('Weizenmehl', 343, 72, 10, 1, true) },
  { eaten: oats, wanted: pantry('Feinkristallzucker', 400, 100, 0, 0, true) },
  { eaten: pantry('Mandelmus', 620, 10, 21, 56, true), wanted: pantry('Rapsöl', 884, 0, 0, 100, true) },
  { eaten: pantry('Milch', 65, 5, 3, 4, true), wanted: pantry('Kaffeeobers', 165, 4, 3, 15, true) },
  { eaten: juice, wanted: drink('Hollersirup', 270, 67) },
  { eaten: juice, wanted: drink('Weißwein', 72, 2) },
  { eaten: drink('Wasser', 0, 0), wanted: juice },
])('do not replace $eaten.name by what nobody eats in its place: $wanted.name', ({ eaten, wanted }) => {
  expect(replacementsOf(eaten, wanted, 120)).toEqual([])
})

test.each([
  { eaten: spaghetti, wanted: pantry('Rote Linsen', 358, 52, 24, 2) },
  { eaten: oats, wanted: pantry('Granola', 448, 52, 12, 20, true) },
  { eaten: pantry('Schokolade', 570, 34, 8, 42), wanted: pantry('Mandeln', 585, 9, 21, 50) },
  { eaten: pantry('Leberkäse', 275, 1, 12, 25), wanted: pantry('Putenschinken', 105, 1, 20, 2) },
  { eaten: pantry('Fruchtjoghurt', 95, 14, 4, 3, true), wanted: pantry('Skyr', 63, 4, 11, 0, true) },
  { eaten: juice, wanted: drink('Wasser', 0, 0) },
])('replace $eaten.name by what is eaten in its place: $wanted.name', ({ eaten, wanted }) => {
  expect(replacementsOf(eaten, wanted, 120)).toEqual([wanted.name])
})

test('are none without targets, without anything to compute, and when the targets are reached', () => {
  const bread = food({ id: 'f0', name: 'Brot', aisle: 'BAKERY', kcal: 250, carbs: 45, proteins: 8, fats: 4 })
  const params = (grams: number | null, targets: Nutrition | null): SmallestChangesParams => ({
    foods: new Map([[bread.id, bread]]),
    candidates: [],
    targetsOn: () => targets,
    week: {
      days: days.map((day) => ({ day, complete: true })),
      meals: [
        {
          id: 'm0',
          day: days[0] ?? '',
          time: '08:00',
          kind: 'BREAKFAST',
          items: [{ text: 'Brot', foodId: 'f0', grams }],
        },
      ],
    },
  })
  expect(smallestChanges(params(100, null))).toEqual([])
  expect(smallestChanges(params(null, bread))).toEqual([])
  expect(smallestChanges(params(100, bread))).toEqual([])
  expect(smallestChanges(params(200, bread))).toMatchObject([
    {
      from: { grams: 200 },
      to: { foodId: 'f0', name: 'Brot', grams: 100 },
      effect: { after: { kcal: 250 } },
      occurrences: 1,
    },
  ])
})
