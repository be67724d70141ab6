import { describe, expect, test } from 'vitest'
import { weekdayOf } from '../calendar.ts'
import type { Nutrition } from '../macros/schemas.ts'
import { averagesOf } from './averages.ts'
import { drinksOf } from './drinks.ts'
import { gapsOf } from './gaps.ts'
import { hungerOf } from './hunger.ts'
import { mealTimesOf } from './meal-times.ts'
import { minutesOfDay, type RecordedWeek, timeOfMinutes, type WeekDay, type WeekFood, type WeekMeal } from './week.ts'
import { wellbeingOf } from './wellbeing.ts'

const bread: WeekFood = {
  id: 'bread',
  name: 'Brot',
  aisle: 'BAKERY',
  hasVolume: false,
  kcal: 250,
  carbs: 45,
  proteins: 8,
  fats: 4,
}
const juice: WeekFood = {
  id: 'juice',
  name: 'Saft',
  aisle: 'DRINKS',
  hasVolume: true,
  kcal: 45,
  carbs: 10,
  proteins: 1,
  fats: 0,
}
const foods = new Map([bread, juice].map((food) => [food.id, food]))
const targets: Nutrition = { kcal: 500, carbs: 90, proteins: 16, fats: 8 }

/** Days of the week in which summer time starts. */
const dayNames = Array.from({ length: 7 }, (_value, index) => `2026-03-${23 + index}`)
const week = (meals: Partial<WeekMeal>[], days: Partial<WeekDay>[] = []): RecordedWeek => ({
  days: dayNames.map((day, index) => ({ day, complete: true, ...days[index] })),
  meals: meals.map((meal, index) => {
    return { id: `${index}`, day: '2026-03-23', time: '12:00', kind: 'LUNCH', items: [], ...meal }
  }),
})
const slices = (grams: number | null) => ({ text: 'Brot', foodId: 'bread', grams })

describe('averages', () => {
  test('are of the days that can be computed, beside the mean target of these days', () => {
    const recorded = week([
      { items: [slices(100), slices(100)] },
      { day: '2026-03-25', items: [slices(400), { text: 'Omas Strudel' }] },
      { day: '2026-03-26', items: [{ text: 'Omas Strudel' }, slices(null)] },
    ])
    const averages = averagesOf(recorded, foods, (weekday) =>
      weekday === 'Monday' ? targets : { ...targets, kcal: 1000 },
    )
    expect(averages).toMatchObject({ n: 2, entries: 6, withoutNutrition: 3, missing: ['Omas Strudel', 'Brot'] })
    expect(averages.nutrients[0]).toEqual({ nutrient: 'kcal', mean: 750, target: 750, level: 'on' })
    expect(averages.nutrients[3]).toEqual({ nutrient: 'fats', mean: 12, target: 8, level: 'far-above' })
    expect(averages.days.map(({ sum }) => sum?.kcal ?? null)).toEqual([500, null, 1000, null, null, null, null])
  })

  test('have no target where one of the days has none, and are empty when nothing can be computed', () => {
    const recorded = week([{ items: [slices(100)] }, { day: '2026-03-24', items: [slices(100)] }])
    const onMonday = averagesOf(recorded, foods, (weekday) => (weekday === 'Monday' ? targets : null))
    expect(onMonday.nutrients[0]).toEqual({ nutrient: 'kcal', mean: 250, target: null, level: null })
    expect(averagesOf(week([{ items: [{ text: '🥨' }] }]), foods, () => targets)).toMatchObject({
      n: 0,
      nutrients: [],
      withoutNutrition: 1,
    })
  })

  test('know the weekday of a day in the weeks of both clock changes', () => {
    expect(['2026-03-29', '2026-10-25', '2026-11-22'].map(weekdayOf)).toEqual(['Sunday', 'Sunday', 'Sunday'])
  })
})

describe('meal times', () => {
  test('a meal at 03:00 is the last of its day', () => {
    const recorded = week([
      { time: '03:00', kind: 'LATE_SNACK', items: [slices(100)] },
      { time: '07:30', items: [slices(200)] },
      { time: '07:45' },
      { time: '10:00', kind: 'DRINK' },
      { day: '2026-03-24', time: '08:30' },
    ])
    const times = mealTimesOf(recorded, foods)
    expect(times.cells).toEqual([
      { day: '2026-03-23', hour: 7, count: 2, kcal: 500 },
      { day: '2026-03-23', hour: 3, count: 1, kcal: 250 },
      { day: '2026-03-24', hour: 8, count: 1, kcal: null },
    ])
    expect(times.windows).toEqual([
      { day: '2026-03-23', first: '07:30', last: '03:00', longestPauseMinutes: 1155 },
      { day: '2026-03-24', first: '08:30', last: '08:30', longestPauseMinutes: null },
    ])
    expect(times.meanFirst).toBe('08:00')
  })

  test.each(['04:00', '12:34', '23:59', '00:00', '03:59'])('%s survives the sorting order', (time) => {
    expect(timeOfMinutes(minutesOfDay(time))).toBe(time)
  })
})

test('drinks are counted by text, in millilitres where the amount is known', () => {
  const drink = (items: WeekMeal['items']) => ({ kind: 'DRINK' as const, items })
  const drinks = drinksOf(
    week(
      [
        drink([{ text: 'Apfelsaft', amount: 2, unit: 'GLASS', foodId: 'juice', grams: 500 }]),
        drink([{ text: 'apfelsaft ', amount: 300, unit: 'ML' }, { text: 'Kaffee' }]),
        { items: [slices(100)] },
      ],
      [{ waterMl: 1500 }, { waterMl: 500 }],
    ),
    foods,
  )
  expect(drinks).toMatchObject({
    water: { mean: 1000, n: 2 },
    others: [
      { text: 'Apfelsaft', count: 2, ml: 800 },
      { text: 'Kaffee', count: 1, ml: null },
    ],
    withoutAmount: 1,
    kcalPerDay: 225,
  })
  expect(drinks.days[0]).toEqual({ day: '2026-03-23', waterMl: 1500, otherMl: 800 })
})

test('hunger is grouped by reason, meals without a reason last', () => {
  const hunger = hungerOf(
    week([
      { hungerBefore: 8, reason: 'HUNGER', fullnessAfter: 7 },
      { hungerBefore: 2, reason: 'STRESS' },
      { hungerBefore: 3, reason: 'STRESS' },
      { reason: 'STRESS' },
      { hungerBefore: 5 },
      { kind: 'DRINK', hungerBefore: 1, reason: 'HABIT' },
    ]),
  )
  expect(hunger).toMatchObject({ withoutHunger: 2, n: 4 })
  expect(hunger.reasons).toEqual([
    { reason: 'STRESS', count: 3, low: 2, middle: 0, high: 0, unknown: 1, hunger: { mean: 2.5, n: 2 }, fullness: null },
    {
      reason: 'HUNGER',
      count: 1,
      low: 0,
      middle: 0,
      high: 1,
      unknown: 0,
      hunger: { mean: 8, n: 1 },
      fullness: { mean: 7, n: 1 },
    },
    { reason: null, count: 1, low: 0, middle: 1, high: 0, unknown: 0, hunger: { mean: 5, n: 1 }, fullness: null },
  ])
})

test('sleep and stress carry how many days answered', () => {
  const rows = wellbeingOf(week([], [{ sleepHours: 7.5, stress: 3 }, { sleepHours: 6.5 }]))
  expect(rows.find(({ field }) => field === 'sleepHours')).toEqual({
    field: 'sleepHours',
    values: [7.5, 6.5, null, null, null, null, null],
    mean: { mean: 7, n: 2 },
  })
  expect(rows.find(({ field }) => field === 'mood')?.mean).toBeNull()
})

test('gaps name what is missing on which day', () => {
  const full = { waterMl: 0, sleepQuality: 3, stress: 1 }
  const recorded = week([{ items: [slices(1)] }], [full, { ...full, complete: false }, { stress: 2 }])
  expect(gapsOf(recorded).slice(0, 2)).toEqual([
    { day: '2026-03-24', missing: ['MEALS', 'COMPLETE'] },
    { day: '2026-03-25', missing: ['MEALS', 'WATER', 'SLEEP'] },
  ])
})
