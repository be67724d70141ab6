import { addDays } from '@kostbar/contracts/calendar'
import { expect, test } from 'vitest'
import { dayEntry } from '../../domain/days/testing/day.ts'
import { countMeals, weekMeans } from './week-means.ts'

const until = '2026-11-22'
const daysBefore = (days: number) => addDays(until, -days)

const eaten = { meal: 'BREAKFAST', planned: true, state: 'EATEN' } as const
const skipped = { meal: 'LUNCH', planned: true, state: 'SKIPPED' } as const
const open = { meal: 'DINNER', planned: true, state: null } as const
const unplanned = { meal: 'LATE_SNACK', planned: false, state: 'EATEN' } as const

test('means are over the days with a value, of the seven up to the last one', () => {
  const days = [
    dayEntry(until, { waterMl: 2000, mood: 4 }),
    dayEntry(daysBefore(3), { waterMl: 1000, mood: null }),
    dayEntry(daysBefore(6), { mood: 5 }),
    dayEntry(daysBefore(7), { waterMl: 9000, mood: 1, steps: 12_000 }),
    dayEntry(addDays(until, 1), { steps: 9000 }),
  ]
  expect(weekMeans(days, until)).toEqual({
    percent: null,
    waterMl: 1500,
    steps: null,
    sleepQuality: null,
    mood: 4.5,
    energy: null,
  })
  expect(weekMeans(days, daysBefore(7))).toMatchObject({ waterMl: 9000, steps: 12_000, mood: 1 })
})

test('the percentage is of the planned meals of recorded days, from three of them on', () => {
  const recorded = { meals: [eaten, skipped, open] }
  const two = [dayEntry(until, recorded), dayEntry(daysBefore(1), recorded)]
  const notRecorded = dayEntry(daysBefore(2), { meals: [open, unplanned] })
  expect(weekMeans([...two, notRecorded], until).percent).toBeNull()
  const third = dayEntry(daysBefore(6), { meals: [eaten, unplanned] })
  expect(weekMeans([...two, notRecorded, third], until).percent).toBe(43)
})

test('meals that are not planned do not count', () => {
  expect(countMeals({ meals: [eaten, skipped, open, unplanned] })).toEqual({ planned: 3, recorded: 2, eaten: 1 })
})
