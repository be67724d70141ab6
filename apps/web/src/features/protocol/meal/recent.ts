import type { ProtocolMealKind } from '@kostbar/contracts/protocol/options'
import type { ProtocolItem } from '@kostbar/contracts/protocol/schemas'
import type { ShownMeal } from '../queue/entries.ts'
import { itemText } from './item-text.ts'

/** Maximum number of suggestions. */
const maxRecent = 6

interface RecentParams {
  readonly kind: ProtocolMealKind
  /** ISO date before the day of the entry. */
  readonly yesterday: string
  /** Key of the entry that is being edited. */
  readonly exceptKey: string
}

const nameOf = (items: readonly ProtocolItem[]) => items.map(itemText).join()

/**
 * Suggestions for an entry: the same meal of yesterday, and other entries without duplicates, those of the same kind
 * first, then newest first.
 */
export function listRecent(meals: readonly ShownMeal[], { kind, yesterday, exceptKey }: RecentParams) {
  const others = meals.filter(({ key, items }) => key !== exceptKey && items.length > 0)
  const sameYesterday = others.find((meal) => meal.day === yesterday && meal.kind === kind)?.items ?? []
  const newestFirst = others
    .toReversed()
    .toSorted((one, other) => Number(other.kind === kind) - Number(one.kind === kind))
  const byName = new Map<string, readonly ProtocolItem[]>()
  for (const { items } of newestFirst) if (!byName.has(nameOf(items))) byName.set(nameOf(items), items)
  byName.delete(nameOf(sameYesterday))
  return { yesterday: sameYesterday, recent: [...byName.values()].slice(0, maxRecent) }
}
