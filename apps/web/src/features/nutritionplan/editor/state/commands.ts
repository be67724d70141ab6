import { type Meal, meals, type Weekday } from '@kostbar/contracts/meals'
import { maxEntriesPerMeal } from '@kostbar/contracts/nutritionplan/limits'
import type { MealSlot } from '../../../../domain/plans/meal-slot.ts'
import { toValidAmount } from './amounts.ts'
import {
  type DayPlan,
  type EditorItem,
  findEntry,
  isMealEnabled,
  isSameItem,
  type MealPlan,
  type PlanEntry,
  type PlanWeek,
  slotOf,
} from './plan-week.ts'

/** Command that changes a week; each is one step of the undo history. */
export type PlanCommand =
  | {
      readonly type: 'add'
      readonly to: MealSlot
      readonly index?: number
      readonly item: EditorItem
      readonly amount: number
    }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'move'; readonly key: string; readonly to: MealSlot; readonly index?: number }
  | { readonly type: 'amount'; readonly key: string; readonly amount: number }
  | { readonly type: 'lock'; readonly key: string; readonly locked: boolean }
  | { readonly type: 'note'; readonly slot: MealSlot; readonly note: string }
  | { readonly type: 'clearMeal'; readonly slot: MealSlot }
  | { readonly type: 'clearDay'; readonly day: Weekday }
  | { readonly type: 'copyMeal'; readonly from: MealSlot; readonly to: readonly Weekday[] }
  | { readonly type: 'copyDay'; readonly from: Weekday; readonly to: readonly Weekday[] }
  | { readonly type: 'enableMeal'; readonly meal: Meal; readonly enabled: boolean }
  | { readonly type: 'fit'; readonly amounts: ReadonlyMap<string, number> }
  | { readonly type: 'adoptDay'; readonly day: Weekday; readonly content: DayPlan }

let keysCreated = 0
/** Creates a key for a new entry, unique in the browser tab. */
export const createKey = (): string => {
  keysCreated += 1
  return `entry-${keysCreated}`
}

const emptyMeal: MealPlan = { note: '', entries: [] }

const withMeal = (week: PlanWeek, { day, meal }: MealSlot, change: (meal: MealPlan) => MealPlan): PlanWeek => {
  const before = week.days[day][meal]
  const after = change(before)
  if (after === before) return week
  return { ...week, days: { ...week.days, [day]: { ...week.days[day], [meal]: after } } }
}

const withEntries = (week: PlanWeek, slot: MealSlot, change: (entries: readonly PlanEntry[]) => readonly PlanEntry[]) =>
  withMeal(week, slot, (meal) => {
    const entries = change(meal.entries)
    return entries === meal.entries ? meal : { ...meal, entries }
  })

const withEntry = (week: PlanWeek, key: string, change: (entry: PlanEntry) => PlanEntry): PlanWeek => {
  const slot = slotOf(week, key)
  if (!slot) return week
  return withEntries(week, slot, (entries) => entries.map((entry) => (entry.key === key ? change(entry) : entry)))
}

/**
 * Inserts an entry into a meal. If the item is already planned there, the amounts are added: a meal lists each item
 * once.
 */
function insert(entries: readonly PlanEntry[], entry: PlanEntry, index = entries.length): readonly PlanEntry[] {
  const existing = entries.find(({ item }) => isSameItem(item, entry.item))
  if (existing)
    return entries.map((other) =>
      other === existing ? { ...other, amount: toValidAmount(other.item, other.amount + entry.amount) } : other,
    )
  return entries.length >= maxEntriesPerMeal ? entries : entries.toSpliced(index, 0, entry)
}

const withoutEntry = (entries: readonly PlanEntry[], key: string) => entries.filter((entry) => entry.key !== key)

/** Copy of a meal with new entry keys; removed recipes and foods are left out. */
const copyOf = ({ note, entries }: MealPlan): MealPlan => ({
  note,
  entries: entries.filter(({ item }) => !item.removed).map((entry) => ({ ...entry, key: createKey() })),
})

function moveEntry(week: PlanWeek, key: string, to: MealSlot, index?: number): PlanWeek {
  const from = slotOf(week, key)
  const entry = from && findEntry(week.days[from.day][from.meal], key)
  if (!from || !entry) return week
  if (from.day === to.day && from.meal === to.meal)
    return withEntries(week, to, (entries) => withoutEntry(entries, key).toSpliced(index ?? entries.length, 0, entry))
  const inserted = withEntries(week, to, (entries) => insert(entries, entry, index))
  // Moving into a full meal changes nothing: the entry stays where it is.
  return inserted === week ? week : withEntries(inserted, from, (entries) => withoutEntry(entries, key))
}

/** Replaces the meals of days, except meals that are switched off. */
const withDays = (week: PlanWeek, days: readonly Weekday[], content: (meal: Meal) => MealPlan): PlanWeek =>
  days.reduce(
    (changed, day) =>
      meals
        .filter((meal) => isMealEnabled(week, meal))
        .reduce((next, meal) => withMeal(next, { day, meal }, () => content(meal)), changed),
    week,
  )

/**
 * Whether a command plans into a meal that is switched off. The board hides such meals, and the API lists those of one's
 * own plan as empty, so that saving one would replace its stored content.
 */
function isIntoDisabled(week: PlanWeek, command: PlanCommand): boolean {
  switch (command.type) {
    case 'add':
    case 'move':
      return !isMealEnabled(week, command.to.meal)
    case 'note':
      return !isMealEnabled(week, command.slot.meal)
    case 'copyMeal':
      return !isMealEnabled(week, command.from.meal)
    default:
      return false
  }
}

/** Applies a command. Returns the same object if nothing changes. */
export function applyCommand(week: PlanWeek, command: PlanCommand): PlanWeek {
  if (isIntoDisabled(week, command)) return week
  switch (command.type) {
    case 'add': {
      const entry = { key: createKey(), item: command.item, amount: command.amount, locked: false }
      return withEntries(week, command.to, (entries) => insert(entries, entry, command.index))
    }
    case 'remove': {
      const slot = slotOf(week, command.key)
      return slot ? withEntries(week, slot, (entries) => withoutEntry(entries, command.key)) : week
    }
    case 'move':
      return moveEntry(week, command.key, command.to, command.index)
    case 'amount':
      return withEntry(week, command.key, (entry) => ({ ...entry, amount: toValidAmount(entry.item, command.amount) }))
    case 'lock':
      return withEntry(week, command.key, (entry) => ({ ...entry, locked: command.locked }))
    case 'note':
      return withMeal(week, command.slot, (meal) => ({ ...meal, note: command.note }))
    case 'clearMeal':
      return withMeal(week, command.slot, () => emptyMeal)
    case 'clearDay':
      return withDays(week, [command.day], () => emptyMeal)
    case 'copyMeal': {
      const { day, meal } = command.from
      return command.to.reduce(
        (copied, target) => withMeal(copied, { day: target, meal }, () => copyOf(week.days[day][meal])),
        week,
      )
    }
    case 'copyDay':
      return withDays(week, command.to, (meal) => copyOf(week.days[command.from][meal]))
    case 'enableMeal': {
      const others = week.disabledMeals.filter((meal) => meal !== command.meal)
      return { ...week, disabledMeals: command.enabled ? others : [...others, command.meal] }
    }
    case 'fit':
      return [...command.amounts].reduce(
        (fitted, [key, amount]) => withEntry(fitted, key, (entry) => ({ ...entry, amount })),
        week,
      )
    case 'adoptDay':
      return { ...week, days: { ...week.days, [command.day]: command.content } }
  }
}
