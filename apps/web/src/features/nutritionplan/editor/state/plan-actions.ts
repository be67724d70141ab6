import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { MealSlot } from '../../../../domain/plans/meal-slot.ts'
import { recipeName } from '../../../../domain/recipes/recipe-name.ts'
import { texts } from '../texts.ts'
import { initialAmount, stepAmount, toValidAmount } from './amounts.ts'
import type { BoardStore } from './board-store.ts'
import type { PlanCommand } from './commands.ts'
import { addStop, type Direction, enabledSlot, moveTarget, slotOfStop, stopAfterRemoval } from './navigation.ts'
import type { PlanStore } from './plan-store.ts'
import { type EditorItem, findEntry, isMealEnabled, isSameItem, type PlanEntry, slotOf } from './plan-week.ts'

const { steps } = texts

/** Actions of the editor: each adds a named undo step, announces its outcome, and sets the focus for the next action. */
export function createPlanActions(plan: PlanStore, board: BoardStore) {
  const entryOf = (key: string): { entry: PlanEntry; slot: MealSlot } | undefined => {
    const slot = slotOf(plan.week(), key)
    const entry = slot && findEntry(plan.week().days[slot.day][slot.meal], key)
    return slot && entry && { entry, slot }
  }
  const run = (command: PlanCommand, label: string): boolean => {
    const isChanged = plan.dispatch(command, label)
    if (isChanged) board.update({ outcome: { text: label, isUndoable: true } })
    return isChanged
  }
  const announce = (text: string) => board.update({ outcome: { text, isUndoable: false } })
  /** Says that a meal is switched off, so that nothing can be planned in it. @returns whether it is */
  const announceIfOff = ({ meal }: MealSlot): boolean => {
    const isOff = !isMealEnabled(plan.week(), meal)
    if (isOff) announce(steps.off(meal))
    return isOff
  }
  /** Selects a meal that is on and its tab stop where undo, a switch or somebody else's change has removed the stop. */
  const keepStop = () => {
    const { stop, selected } = board.get()
    const slot = slotOfStop(plan.week(), stop)
    if (!slot || !isMealEnabled(plan.week(), slot.meal)) board.select(enabledSlot(plan.week(), selected))
  }
  const focusCurrentStop = () => {
    keepStop()
    const { stop, selected } = board.get()
    board.focus(stop, slotOfStop(plan.week(), stop) ?? selected)
  }

  const add = (item: EditorItem, to: MealSlot, amount = initialAmount(item), index?: number): boolean => {
    if (announceIfOff(to)) return false
    const present = plan.week().days[to.day][to.meal].entries.find((entry) => isSameItem(entry.item, item))
    const name = recipeName(item.name)
    const sum = present && toValidAmount(item, present.amount + amount)
    const label = sum === undefined ? steps.add(name, to) : steps.again(name, texts.amountOf(item, sum), to)
    const isAdded = run({ type: 'add', to, item, amount, ...(index === undefined ? {} : { index }) }, label)
    if (!isAdded) announce(sum === undefined ? steps.full(to) : steps.most(name, texts.amountOf(item, sum), to))
    return isAdded
  }

  const move = (key: string, to: MealSlot, index?: number): void => {
    const target = entryOf(key)
    if (!target || announceIfOff(to)) return
    const name = recipeName(target.entry.item.name)
    const isSameMeal = target.slot.day === to.day && target.slot.meal === to.meal
    const label = isSameMeal ? steps.order(name, to) : steps.move(name, to)
    const isMoved = run({ type: 'move', key, to, ...(index === undefined ? {} : { index }) }, label)
    if (!isMoved && !isSameMeal) announce(steps.full(to))
    const merged = plan.week().days[to.day][to.meal].entries.find(({ item }) => isSameItem(item, target.entry.item))
    board.focus(slotOf(plan.week(), key) ? key : (merged?.key ?? addStop(to)), to)
  }

  const setAmount = (key: string, amount: number): void => {
    const target = entryOf(key)
    if (!target) return
    const { item } = target.entry
    run({ type: 'amount', key, amount }, steps.amount(recipeName(item.name), texts.amountOf(item, amount)))
  }

  const remove = (key: string): void => {
    const target = entryOf(key)
    if (!target) return
    const next = stopAfterRemoval(plan.week(), key) ?? addStop(target.slot)
    run({ type: 'remove', key }, steps.remove(recipeName(target.entry.item.name), target.slot))
    board.focus(next, target.slot)
  }

  const copyEntry = (key: string): void => {
    const target = entryOf(key)
    if (!target) return
    board.update({ clipboard: { item: target.entry.item, amount: target.entry.amount } })
    announce(steps.copied(recipeName(target.entry.item.name)))
  }

  return {
    add,
    move,
    setAmount,
    remove,
    copyEntry,
    step(key: string, direction: 1 | -1): void {
      const target = entryOf(key)
      if (target) setAmount(key, stepAmount(target.entry.item, target.entry.amount, direction))
    },
    setLocked(key: string, locked: boolean): void {
      const target = entryOf(key)
      if (!target) return
      const name = recipeName(target.entry.item.name)
      run({ type: 'lock', key, locked }, locked ? steps.lock(name) : steps.unlock(name))
    },
    toggleLock(key: string): void {
      const target = entryOf(key)
      if (target) this.setLocked(key, !target.entry.locked)
    },
    /** Moves an entry by one place. */
    moveOne(key: string, direction: Direction): void {
      const target = moveTarget(plan.week(), key, direction)
      if (target) move(key, target.to, target.index)
    },
    cutEntry(key: string): void {
      copyEntry(key)
      remove(key)
    },
    paste(to: MealSlot): void {
      const { clipboard } = board.get()
      if (!clipboard) return
      if (clipboard.item.removed) announce(steps.withdrawn(recipeName(clipboard.item.name)))
      else add(clipboard.item, to, clipboard.amount)
    },
    setNote(slot: MealSlot, note: string): void {
      if (!announceIfOff(slot)) run({ type: 'note', slot, note }, steps.note(slot))
    },
    clearMeal: (slot: MealSlot) => void run({ type: 'clearMeal', slot }, steps.clearMeal(slot)),
    clearDay: (day: Weekday) => void run({ type: 'clearDay', day }, steps.clearDay(day)),
    copyMeal: (from: MealSlot, to: readonly Weekday[]) =>
      void run({ type: 'copyMeal', from, to }, steps.copyMeal(from, to)),
    copyDay: (from: Weekday, to: readonly Weekday[]) =>
      void run({ type: 'copyDay', from, to }, steps.copyDay(from, to)),
    enableMeal: (meal: Meal, enabled: boolean) =>
      void run({ type: 'enableMeal', meal, enabled }, enabled ? steps.enableMeal(meal) : steps.disableMeal(meal)),
    fit: (amounts: ReadonlyMap<string, number>) => void run({ type: 'fit', amounts }, steps.fit(amounts.size)),
    undo(): void {
      const step = plan.undo()
      announce(step === undefined ? texts.nothingToUndo : texts.undone(step))
      focusCurrentStop()
    },
    redo(): void {
      const step = plan.redo()
      if (step === undefined) return
      board.update({ outcome: { text: texts.redone(step), isUndoable: true } })
      focusCurrentStop()
    },
    announceIfOff,
    keepStop,
    focusCurrentStop,
    announce,
  }
}

export type PlanActions = ReturnType<typeof createPlanActions>
