import type { Weekday } from '@kostbar/contracts/meals'
import { type IngredientTotal, replaceDays, subtractTotals, totalKey } from './ingredient-totals.ts'
import type { Need } from './plan-review.ts'
import type { PlannedItem } from './planned-items.ts'

/** Change of a list entry by a take-over from the plan. */
export interface EntryWrite {
  /** Null for a new entry. */
  readonly entry: PlannedItem | null
  readonly total: IngredientTotal
  /** Whether the entry is open on the list; else it is left out. */
  readonly isOpen: boolean
}

/** What of a need is not on the list yet. */
function missingOf({ total, entry }: Need): IngredientTotal | undefined {
  const totals = new Map([[totalKey(total), total]])
  if (entry) subtractTotals(totals, [entry.total])
  return totals.get(totalKey(total))
}

/** Leaves out other amounts on these days than before; those of other days stay. */
const subtractDays = (entry: PlannedItem, days: readonly Weekday[], total?: IngredientTotal): EntryWrite => ({
  entry,
  // Without a day left the entry counts for nothing. It stays, so that the take-over can be undone.
  total: replaceDays(entry.total, days, total) ?? { ...entry.total, days: {} },
  isOpen: false,
})

/**
 * Changes of the list that a need makes.
 * @param days of the take-over
 * @param isChosen whether the member wants it on the list
 */
export function listChangesFor(need: Need, days: readonly Weekday[], isChosen: boolean): EntryWrite[] {
  const { state, total, entry, leftOut } = need
  // An open entry has it all, or the trainer suggests what the member wrote.
  if (state === 'LISTED' && entry && !entry.checked) return []
  if (isChosen && state !== 'LISTED')
    return [{ entry, total, isOpen: true }, ...leftOut.map((other) => subtractDays(other, days))]
  if (state === 'MORE') {
    const missing = missingOf(need)
    const [first, ...others] = leftOut
    const more = first ? subtractDays(first, days, missing) : missing && { entry: null, total: missing, isOpen: false }
    return [...(more ? [more] : []), ...others.map((other) => subtractDays(other, days))]
  }
  return [entry?.checked ? subtractDays(entry, days, total) : { entry, total, isOpen: false }]
}
