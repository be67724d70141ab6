import { type Aisle, aisles } from '@kostbar/contracts/shopping/aisles'
import type { ShoppingItem } from '@kostbar/contracts/shopping/schemas'

/** Items of one supermarket aisle; `aisle` is null for unknown ones. */
export interface AisleGroup<Item> {
  readonly aisle: Aisle | null
  readonly items: readonly Item[]
}

const aisleOrder = [null, ...(Object.keys(aisles) as Aisle[])]

/** Groups items by aisle in walking order, without empty groups; unknown aisles first, where new items appear. */
export const groupByAisle = <Item extends Pick<ShoppingItem, 'aisle'>>(items: readonly Item[]): AisleGroup<Item>[] =>
  aisleOrder
    .map((aisle) => ({ aisle, items: items.filter((item) => (item.aisle ?? null) === aisle) }))
    .filter((group) => group.items.length > 0)
