import { weekdays } from '@kostbar/contracts/meals'
import type { PlanDay, PlannedMeal } from '@kostbar/contracts/nutritionplan/schemas'
import { expect, test } from 'vitest'
import { weekdayInVienna } from '../../domain/days/weekday.ts'
import { isEmptyPlan, visibleMeals, weekFrom } from './week.ts'

const days: PlanDay[] = weekdays.map((day) => ({ day, version: 0, meals: [] }))

test('changes the weekday at midnight in Vienna', () => {
  expect(weekdayInVienna(new Date('2026-11-21T22:59:00Z'))).toBe('Saturday')
  expect(weekdayInVienna(new Date('2026-11-21T23:01:00Z'))).toBe('Sunday')
})

test('starts the week at the given day and wraps around', () => {
  expect(weekFrom(days, 'Saturday').map(({ day }) => day)).toEqual([
    'Saturday',
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
  ])
})

test('hides disabled and empty meals, but not those with a note only', () => {
  const meal = (part: Partial<PlannedMeal>) =>
    ({ enabled: true, note: '', recipes: [], foods: [], ...part }) as PlannedMeal
  const note = meal({ note: 'Viel trinken' })
  expect(
    visibleMeals({ day: 'Monday', version: 0, meals: [meal({}), note, meal({ enabled: false, note: 'Aus' })] }),
  ).toEqual([note])
  expect(isEmptyPlan(days)).toBe(true)
})
