import { maxEntriesPerMeal } from '@kostbar/contracts/nutritionplan/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryOf, foodItemOf, recipeItemOf, weekOf } from '../testing/plan-fixtures.ts'
import { initialAmount, stepAmount, toValidAmount } from './amounts.ts'
import { applyCommand, type PlanCommand } from './commands.ts'
import { addStep, isSameWeek, redoStep, startHistory, undoStep } from './history.ts'
import type { MealPlan } from './plan-week.ts'

const monday = { day: 'Monday', meal: 'LUNCH' } as const
const tuesday = { day: 'Tuesday', meal: 'DINNER' } as const

const contentOf = ({ entries }: MealPlan) => entries.map(({ item, amount }) => `${item.name} ${amount}`)

test('adds at the end or at a place; an item that is there already gets more', () => {
  const week = weekOf({ Monday: { LUNCH: [entryOf('Suppe')] } })
  const added = applyCommand(week, { type: 'add', to: monday, index: 0, item: foodItemOf('Apfel'), amount: 120 })
  const again = applyCommand(added, { type: 'add', to: monday, item: recipeItemOf('Suppe'), amount: 1 })
  expect(contentOf(again.days.Monday.LUNCH)).toEqual(['Apfel 120', 'Suppe 2'])
})

test('a full meal takes nothing more, also when something is moved there', () => {
  const full = Array.from({ length: maxEntriesPerMeal }, (_, index) => entryOf(`Gericht ${index}`))
  const week = weekOf({ Monday: { LUNCH: full }, Tuesday: { DINNER: [entryOf('Suppe')] } })
  expect(applyCommand(week, { type: 'add', to: monday, item: recipeItemOf('Neu'), amount: 1 })).toBe(week)
  expect(applyCommand(week, { type: 'move', key: 'Suppe', to: monday })).toBe(week)
})

test('moves within a meal, to another day, and onto the same item', () => {
  const week = weekOf({
    Monday: { LUNCH: [entryOf('A'), entryOf('B'), entryOf('C')] },
    Tuesday: { DINNER: [entryOf('A2', { item: recipeItemOf('A'), amount: 0.5 })] },
  })
  const reordered = applyCommand(week, { type: 'move', key: 'C', to: monday, index: 0 })
  expect(contentOf(reordered.days.Monday.LUNCH)).toEqual(['C 1', 'A 1', 'B 1'])
  const moved = applyCommand(week, { type: 'move', key: 'B', to: tuesday, index: 0 })
  expect(contentOf(moved.days.Tuesday.DINNER)).toEqual(['B 1', 'A 0.5'])
  expect(contentOf(moved.days.Monday.LUNCH)).toEqual(['A 1', 'C 1'])
  const merged = applyCommand(week, { type: 'move', key: 'A', to: tuesday })
  expect(contentOf(merged.days.Tuesday.DINNER)).toEqual(['A 1.5'])
})

test('copies a meal and a day without withdrawn recipes and without touching meals that are off', () => {
  const week = {
    ...weekOf({
      Monday: {
        LUNCH: [entryOf('Suppe', { locked: true }), entryOf('Alt', { item: recipeItemOf('Alt', { removed: true }) })],
      },
      Tuesday: { LUNCH: [entryOf('Reis')], LATE_SNACK: [entryOf('Ruht')] },
    }),
    disabledMeals: ['LATE_SNACK'] as const,
  }
  const meal = applyCommand(week, { type: 'copyMeal', from: monday, to: ['Tuesday', 'Friday'] })
  expect(contentOf(meal.days.Friday.LUNCH)).toEqual(['Suppe 1'])
  expect(meal.days.Friday.LUNCH.entries[0]).toMatchObject({ locked: true })
  expect(meal.days.Friday.LUNCH.entries[0]?.key).not.toBe('Suppe')
  const day = applyCommand(week, { type: 'copyDay', from: 'Monday', to: ['Tuesday'] })
  expect(contentOf(day.days.Tuesday.LUNCH)).toEqual(['Suppe 1'])
  expect(contentOf(day.days.Tuesday.LATE_SNACK)).toEqual(['Ruht 1'])
  const cleared = applyCommand(week, { type: 'clearDay', day: 'Tuesday' })
  expect(contentOf(cleared.days.Tuesday.LATE_SNACK)).toEqual(['Ruht 1'])
})

test('a meal that is off takes nothing', () => {
  const week = {
    ...weekOf({ Monday: { LUNCH: [entryOf('Suppe')] }, Tuesday: { DINNER: [entryOf('Ruht')] } }),
    disabledMeals: ['DINNER'] as const,
  }
  const refused: PlanCommand[] = [
    { type: 'add', to: tuesday, item: recipeItemOf('Neu'), amount: 1 },
    { type: 'move', key: 'Suppe', to: tuesday },
    { type: 'note', slot: tuesday, note: 'warm' },
    { type: 'copyMeal', from: tuesday, to: ['Friday'] },
  ]
  for (const command of refused) expect(applyCommand(week, command)).toBe(week)
})

test('amounts stay within what can be planned', () => {
  expect(stepAmount({ kind: 'recipe' }, 1, 1)).toBe(1.25)
  expect(stepAmount({ kind: 'recipe' }, 0.25, -1)).toBe(0.25)
  expect(stepAmount({ kind: 'recipe' }, 10, 1)).toBe(10)
  expect(stepAmount({ kind: 'food' }, 125, 1)).toBe(130)
  expect(stepAmount({ kind: 'food' }, 125, -1)).toBe(120)
  expect(stepAmount({ kind: 'food' }, 5, -1)).toBe(1)
  expect(toValidAmount({ kind: 'recipe' }, 1.3)).toBe(1.25)
  const counted = { kind: 'food', measures: [{ name: 'Stück', grams: 150 }] } as const
  expect([initialAmount(counted), initialAmount({ kind: 'food' })]).toEqual([150, 100])
  expect([stepAmount(counted, 150, 1), stepAmount(counted, 75, -1), stepAmount(counted, 100, 1)]).toEqual([
    225, 75, 110,
  ])
})

const start = weekOf({
  Monday: { LUNCH: [entryOf('A'), entryOf('B')], DINNER: [entryOf('C')] },
  Tuesday: { DINNER: [entryOf('D', { item: foodItemOf('D'), amount: 80 })] },
})
const keys = fc.constantFrom('A', 'B', 'C', 'D')
const slots = fc.record({
  day: fc.constantFrom('Monday', 'Tuesday', 'Sunday' as const),
  meal: fc.constantFrom('LUNCH', 'DINNER' as const),
})
const days = fc.uniqueArray(fc.constantFrom('Tuesday', 'Sunday' as const), { minLength: 1 })
const commands: fc.Arbitrary<PlanCommand> = fc.oneof(
  fc.record({ type: fc.constant('remove' as const), key: keys }),
  fc.record({ type: fc.constant('move' as const), key: keys, to: slots, index: fc.nat({ max: 2 }) }),
  fc.record({ type: fc.constant('amount' as const), key: keys, amount: fc.constantFrom(0.5, 2, 40) }),
  fc.record({ type: fc.constant('lock' as const), key: keys, locked: fc.boolean() }),
  fc.record({ type: fc.constant('note' as const), slot: slots, note: fc.constantFrom('', 'warm') }),
  fc.record({ type: fc.constant('clearMeal' as const), slot: slots }),
  fc.record({ type: fc.constant('copyMeal' as const), from: slots, to: days }),
  fc.record({ type: fc.constant('copyDay' as const), from: fc.constant('Monday' as const), to: days }),
  fc.record({ type: fc.constant('enableMeal' as const), meal: fc.constant('LUNCH' as const), enabled: fc.boolean() }),
)

test('undoing all steps leads back, and doing them again leads forth', () => {
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 12 }), (steps) => {
      const done = steps.reduce(
        (history, command) => addStep(history, applyCommand(history.week, command), command.type),
        startHistory(start),
      )
      let undone = done
      for (let previous = undoStep(undone); previous; previous = undoStep(undone)) undone = previous
      expect(isSameWeek(undone.week, start)).toBe(true)
      let redone = undone
      for (let next = redoStep(redone); next; next = redoStep(redone)) redone = next
      expect(redone.week).toBe(done.week)
      expect(redone.past).toHaveLength(done.past.length)
    }),
  )
})

test('a week lists each item once in a meal, whatever is done to it', () => {
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 12 }), (steps) => {
      const week = steps.reduce(applyCommand, start)
      for (const day of Object.values(week.days))
        for (const { entries } of Object.values(day)) {
          const ids = entries.map(({ item }) => item.id)
          expect(new Set(ids).size).toBe(ids.length)
        }
    }),
  )
})
