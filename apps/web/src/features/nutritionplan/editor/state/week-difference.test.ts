import { expect, test } from 'vitest'
import { entryOf, weekOf } from '../testing/plan-fixtures.ts'
import { applyCommand } from './commands.ts'
import { figuresOf } from './shown-figures.ts'
import { isEmptyDifference, weekDifference } from './week-difference.ts'

const before = weekOf({
  Monday: { BREAKFAST: [entryOf('A'), entryOf('B')], DINNER: [entryOf('C')] },
  Tuesday: { LUNCH: [entryOf('D')] },
})

test('names what was added, removed, changed, reordered and switched', () => {
  const after = [
    { type: 'amount', key: 'A', amount: 1.5 } as const,
    { type: 'move', key: 'C', to: { day: 'Tuesday', meal: 'LUNCH' } } as const,
    { type: 'note', slot: { day: 'Monday', meal: 'DINNER' }, note: 'Reste' } as const,
    { type: 'enableMeal', meal: 'LATE_SNACK', enabled: false } as const,
  ].reduce(applyCommand, before)
  expect(weekDifference(before, after)).toMatchObject({
    switchedOff: ['LATE_SNACK'],
    switchedOn: [],
    days: [
      {
        day: 'Monday',
        meals: [
          { meal: 'BREAKFAST', changes: [{ type: 'amount', from: 1, to: 1.5 }] },
          { meal: 'DINNER', changes: [{ type: 'removed' }, { type: 'note', from: '', to: 'Reste' }] },
        ],
      },
      { day: 'Tuesday', meals: [{ meal: 'LUNCH', changes: [{ type: 'added', item: { name: 'C' } }] }] },
    ],
  })
  const reordered = applyCommand(before, { type: 'move', key: 'B', to: { day: 'Monday', meal: 'BREAKFAST' }, index: 0 })
  expect(weekDifference(before, reordered).days).toMatchObject([{ meals: [{ changes: [{ type: 'order' }] }] }])
})

test('leaves out meals that are off before and after', () => {
  const off = { ...before, disabledMeals: ['DINNER'] as const }
  const changed = applyCommand(off, { type: 'remove', key: 'C' })
  expect(isEmptyDifference(weekDifference(off, changed))).toBe(true)
})

test('what the entries of a day show adds up to what the day shows; meals that are off do not count', () => {
  const third = (name: string) =>
    entryOf(name, { item: { ...entryOf(name).item, nutrition: { kcal: 100.4, carbs: 1, proteins: 1, fats: 1 } } })
  const week = weekOf({ Monday: { LUNCH: [third('A'), third('B')], DINNER: [third('C')], LATE_SNACK: [third('D')] } })
  const { kcalByEntry, shown, exact } = figuresOf({ ...week, disabledMeals: ['LATE_SNACK'] }, 'Monday')
  expect(exact.kcal).toBeCloseTo(301.2)
  expect(shown.kcal).toBe(301)
  expect([...kcalByEntry.values()].reduce((sum, kcal) => sum + kcal, 0)).toBe(301)
  expect([...kcalByEntry.keys()]).toEqual(['A', 'B', 'C'])
})
