import type { Request } from '@kostbar/contracts/endpoint'
import type { shopping } from '@kostbar/contracts/shopping/endpoints'
import type { ShoppingItem, ShoppingList } from '@kostbar/contracts/shopping/schemas'

/** A change on its way to the API. */
export type Change =
  | { readonly kind: 'put'; readonly key: number; readonly item: Request<typeof shopping.put>['body']['item'] }
  | { readonly kind: 'remove'; readonly item: Request<typeof shopping.remove>['body']['item'] }

/** An item as it is shown; a pending one is not known to the API yet and cannot be changed. */
export interface ShownItem extends ShoppingItem {
  readonly pending?: boolean
}

export interface ShownList {
  readonly items: readonly ShownItem[]
  readonly suggestions: readonly ShownItem[]
}

/** The list as it will be once every change has arrived; a refused change simply no longer counts. */
export const applyPendingChanges = (list: ShoppingList, changes: readonly Change[]): ShownList =>
  changes.reduce<ShownList>(apply, list)

function apply(list: ShownList, change: Change): ShownList {
  if (change.kind === 'remove') return { ...list, items: list.items.filter(({ id }) => id !== change.item.id) }
  const { id, name, checked } = change.item
  const added = { id: `pending-${change.key}`, name, checked: false, pending: true }
  if (id === undefined) return { ...list, items: [...list.items, added] }
  if (checked === undefined) return { items: [...list.items, added], suggestions: tick(list.suggestions, id, true) }
  return { items: tick(list.items, id, checked), suggestions: tick(list.suggestions, id, checked) }
}

const tick = (items: readonly ShownItem[], id: string, checked: boolean) =>
  items.map((item) => (item.id === id ? { ...item, checked } : item))
