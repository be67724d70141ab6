import { type Aisle, aisles } from '@kostbar/contracts/shopping/aisles'
import type { ShoppingItem } from '@kostbar/contracts/shopping/schemas'

/** Shopping items of one supermarket aisle; `aisle` is null for items with an unknown aisle. */
export interface AisleGroup<Item> {
  readonly aisle: Aisle | null
  readonly items: readonly Item[]
}

const aisleOrder = [null, ...(Object.keys(aisles) as Aisle[])]

/**
 * Groups shopping items by aisle in walking order, without empty groups. Unknown aisles come first, because new items
 * appear there.
 */
export const groupByAisle = <Item extends Pick<ShoppingItem, 'aisle'>>(items: readonly Item[]): AisleGroup<Item>[] =>
  aisleOrder
    .map((aisle) => ({ aisle, items: items.filter((item) => (item.aisle ?? null) === aisle) }))
    .filter((group) => group.items.length > 0)
