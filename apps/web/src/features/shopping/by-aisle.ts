import { type Aisle, aisles } from '@kostbar/contracts/shopping/aisles'
import type { ShoppingItem } from '@kostbar/contracts/shopping/schemas'

/** What is found in one place of the shop; `aisle` is null for what nobody knows a place for. */
export interface AisleGroup<Item> {
  readonly aisle: Aisle | null
  readonly items: readonly Item[]
}

const places = [null, ...(Object.keys(aisles) as Aisle[])]

/** Items in the order one walks through a shop, without empty groups: first what has no place, where new items arrive. */
export const byAisle = <Item extends Pick<ShoppingItem, 'aisle'>>(items: readonly Item[]): AisleGroup<Item>[] =>
  places
    .map((aisle) => ({ aisle, items: items.filter((item) => (item.aisle ?? null) === aisle) }))
    .filter((group) => group.items.length > 0)
