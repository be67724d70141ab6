import { meals } from '@kostbar/contracts/meals'
import { expect, test } from 'vitest'
import { entryOf, weekOf } from '../testing/plan-fixtures.ts'
import { addStop, enabledSlot, moveTarget, nextStop, stopAfterRemoval } from './navigation.ts'

const week = {
  ...weekOf({
    Monday: { BREAKFAST: [entryOf('A'), entryOf('B')], DINNER: [entryOf('C')] },
    Tuesday: { BREAKFAST: [entryOf('D')] },
  }),
  disabledMeals: ['MORNING_SNACK', 'LUNCH', 'AFTERNOON_SNACK', 'LATE_SNACK'] as const,
}
const breakfast = { day: 'Monday', meal: 'BREAKFAST' } as const
const dinner = { day: 'Monday', meal: 'DINNER' } as const

test('up and down go through the day, past meals that are off', () => {
  expect(nextStop(week, 'A', 'down')).toBe('B')
  expect(nextStop(week, 'B', 'down')).toBe(addStop(breakfast))
  expect(nextStop(week, addStop(breakfast), 'down')).toBe('C')
  expect(nextStop(week, 'A', 'up')).toBeUndefined()
  expect(nextStop(week, addStop(dinner), 'down')).toBeUndefined()
})

test('left and right go to the same meal of the next day, as far down as it goes', () => {
  expect(nextStop(week, 'A', 'right')).toBe('D')
  expect(nextStop(week, 'B', 'right')).toBe(addStop({ day: 'Tuesday', meal: 'BREAKFAST' }))
  expect(nextStop(week, addStop(breakfast), 'right')).toBe(addStop({ day: 'Tuesday', meal: 'BREAKFAST' }))
  expect(nextStop(week, 'A', 'left')).toBeUndefined()
})

test('moving one place goes through the meal, then to the next one, and by day', () => {
  expect(moveTarget(week, 'A', 'down')).toEqual({ to: breakfast, index: 1 })
  expect(moveTarget(week, 'B', 'down')).toEqual({ to: dinner, index: 0 })
  expect(moveTarget(week, 'C', 'up')).toEqual({ to: breakfast })
  expect(moveTarget(week, 'C', 'right')).toEqual({ to: { day: 'Tuesday', meal: 'DINNER' } })
  expect(moveTarget(week, 'A', 'up')).toBeUndefined()
})

test('after a removal the focus goes to the next entry, else to the button that adds', () => {
  expect(stopAfterRemoval(week, 'A')).toBe('B')
  expect(stopAfterRemoval(week, 'B')).toBe(addStop(breakfast))
})

test('in the place of a meal that is off stands the first of the day that is on', () => {
  expect(enabledSlot(week, dinner)).toBe(dinner)
  expect(enabledSlot(week, { day: 'Monday', meal: 'LUNCH' })).toEqual(breakfast)
  expect(enabledSlot({ ...week, disabledMeals: meals }, dinner)).toBe(dinner)
})
