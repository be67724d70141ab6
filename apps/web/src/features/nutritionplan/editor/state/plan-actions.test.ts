import { maxEntriesPerMeal } from '@kostbar/contracts/nutritionplan/limits'
import { expect, test } from 'vitest'
import { entryOf, foodItemOf, recipeItemOf, storedOf, weekOf } from '../testing/plan-fixtures.ts'
import { createBoardStore } from './board-store.ts'
import { addStop } from './navigation.ts'
import { createPlanActions } from './plan-actions.ts'
import { createPlanStore } from './plan-store.ts'
import type { PlanEntry } from './plan-week.ts'

const lunch = { day: 'Monday', meal: 'LUNCH' } as const
const dinner = { day: 'Monday', meal: 'DINNER' } as const

/** Actions on a week with entries on Monday's lunch; nothing is saved during a test. */
function actionsOn(entries: readonly PlanEntry[]) {
  const never = () => new Promise<never>(() => undefined)
  const plan = createPlanStore(
    storedOf(weekOf({ Monday: { LUNCH: entries } })),
    { saveDay: never, saveMeal: never, load: never },
    { adopted: 'Übernommen' },
  )
  const board = createBoardStore({ day: 'Monday', meal: 'BREAKFAST' })
  const actions = createPlanActions(plan, board)
  return {
    actions,
    board,
    outcome: () => board.get().outcome,
    contentOf: ({ day, meal }: typeof lunch | typeof dinner) =>
      plan.week().days[day][meal].entries.map(({ item, amount }) => `${item.name} ${amount}`),
  }
}

test('adding what is planned already adds the amounts, up to the maximum, and says which amount it is now', () => {
  const { actions, outcome, contentOf } = actionsOn([entryOf('Suppe', { amount: 8 })])
  expect(actions.add(recipeItemOf('Suppe'), lunch, 1.5)).toBe(true)
  expect(outcome()?.text).toBe('Suppe in Montag, Mittagessen: jetzt 9½ Portionen')
  expect(actions.add(recipeItemOf('Suppe'), lunch, 4)).toBe(true)
  expect(outcome()?.text).toBe('Suppe in Montag, Mittagessen: jetzt 10 Portionen')
  expect(actions.add(recipeItemOf('Suppe'), lunch)).toBe(false)
  expect(outcome()).toEqual({
    text: 'Suppe in Montag, Mittagessen: mehr als 10 Portionen sind nicht möglich.',
    isUndoable: false,
  })
  expect(contentOf(lunch)).toEqual(['Suppe 10'])
})

test('a full meal takes nothing more and says so', () => {
  const full = Array.from({ length: maxEntriesPerMeal }, (_, index) => entryOf(`Gericht ${index}`))
  const { actions, outcome, contentOf } = actionsOn(full)
  expect(actions.add(foodItemOf('Apfel'), lunch)).toBe(false)
  expect(outcome()?.text).toMatch(/^Montag, Mittagessen ist voll/)
  expect(contentOf(lunch)).toHaveLength(maxEntriesPerMeal)
})

test('what was cut can be pasted, and a removal can be undone and done again', () => {
  const { actions, board, outcome, contentOf } = actionsOn([entryOf('Suppe', { amount: 2 }), entryOf('Salat')])
  actions.cutEntry('Suppe')
  expect(contentOf(lunch)).toEqual(['Salat 1'])
  expect(board.get().focusRequest).toEqual({ stop: 'Salat' })
  actions.paste(dinner)
  expect(contentOf(dinner)).toEqual(['Suppe 2'])
  actions.undo()
  expect(contentOf(dinner)).toEqual([])
  expect(outcome()?.isUndoable).toBe(false)
  actions.redo()
  expect(contentOf(dinner)).toEqual(['Suppe 2'])
  expect(outcome()?.isUndoable).toBe(true)
})

test('a withdrawn recipe is not pasted, and that is said', () => {
  const { actions, outcome, contentOf } = actionsOn([entryOf('Alt', { item: recipeItemOf('Alt', { removed: true }) })])
  actions.copyEntry('Alt')
  actions.paste(dinner)
  expect(contentOf(dinner)).toEqual([])
  expect(outcome()?.text).toBe('Alt ist nicht mehr verfügbar und lässt sich nicht einfügen.')
})

test('an entry moved over the edge of a meal goes to the next one; the focus follows it', () => {
  const { actions, board, contentOf } = actionsOn([entryOf('Suppe'), entryOf('Salat')])
  actions.moveOne('Suppe', 'down')
  expect(contentOf(lunch)).toEqual(['Salat 1', 'Suppe 1'])
  actions.moveOne('Suppe', 'down')
  expect(contentOf(lunch)).toEqual(['Salat 1'])
  expect(board.get().focusRequest).toEqual({ stop: 'Suppe' })
  expect(board.get().selected).toEqual({ day: 'Monday', meal: 'AFTERNOON_SNACK' })
})

test('a meal that is off takes nothing and says so', () => {
  const { actions, outcome, contentOf } = actionsOn([entryOf('Suppe')])
  actions.enableMeal('DINNER', false)
  const refusals = [
    () => actions.add(foodItemOf('Apfel'), dinner),
    () => actions.move('Suppe', dinner),
    () => actions.setNote(dinner, 'Warm essen'),
  ]
  for (const refused of refusals) {
    actions.announce('')
    refused()
    expect(outcome()).toMatchObject({ text: expect.stringMatching(/^Abendessen ist ausgeschaltet/), isUndoable: false })
  }
  expect([contentOf(lunch), contentOf(dinner)]).toEqual([['Suppe 1'], []])
})

test('the selection leaves a meal that is switched off, and the tab stop an entry that is gone', () => {
  const { actions, board } = actionsOn([entryOf('Suppe')])
  board.focus('Suppe', lunch)
  actions.keepStop()
  expect(board.get()).toMatchObject({ selected: lunch, stop: 'Suppe' })
  actions.clearMeal(lunch)
  actions.keepStop()
  expect(board.get()).toMatchObject({ selected: lunch, stop: addStop(lunch) })
  actions.enableMeal('LUNCH', false)
  actions.keepStop()
  const breakfast = { day: 'Monday', meal: 'BREAKFAST' } as const
  expect(board.get()).toMatchObject({ selected: breakfast, stop: addStop(breakfast) })
})
