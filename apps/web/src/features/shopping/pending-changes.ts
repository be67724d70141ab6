import type { Request } from '@kostbar/contracts/endpoint'
import type { shopping } from '@kostbar/contracts/shopping/endpoints'
import type { ShoppingItem, ShoppingList } from '@kostbar/contracts/shopping/schemas'

/** Change of the list that the API has not confirmed yet. */
export type PendingChange =
  | {
      readonly kind: 'save'
      readonly key: number
      readonly item: Request<typeof shopping.save>['body']['item']
      /** Whether a new item was ticked meanwhile. */
      readonly isTicked?: boolean
    }
  | { readonly kind: 'remove'; readonly item: Request<typeof shopping.remove>['body']['item'] }

export interface ShownItem extends ShoppingItem {
  /** Not confirmed by the API yet, so that it cannot be changed. */
  readonly pending?: boolean
  /** Key of a new item that is not confirmed; it can be ticked and deleted all the same. */
  readonly key?: string
}

export interface ShownList {
  readonly items: readonly ShownItem[]
  readonly suggestions: readonly ShownItem[]
}

/** List with pending changes applied (optimistic); refused changes leave `changes` and are thereby reverted. */
export const applyPendingChanges = (list: ShoppingList, changes: readonly PendingChange[]): ShownList =>
  changes.reduce<ShownList>(applyChange, list)

function applyChange(list: ShownList, change: PendingChange): ShownList {
  if (change.kind === 'remove') {
    const stays = ({ id }: ShownItem) => id !== change.item.id
    return { items: list.items.filter(stays), suggestions: list.suggestions.filter(stays) }
  }
  const { id, name, checked, key } = change.item
  const state = key === undefined ? { checked: false, pending: true } : { checked: change.isTicked ?? false, key }
  const added = { id: `pending-${change.key}`, name, ...state }
  if (id === undefined) return { ...list, items: [...list.items, added] }
  if (checked === undefined)
    return { items: [...list.items, added], suggestions: setChecked(list.suggestions, id, true) }
  return { items: setChecked(list.items, id, checked), suggestions: setChecked(list.suggestions, id, checked) }
}

const setChecked = (items: readonly ShownItem[], id: string, checked: boolean) =>
  items.map((item) => (item.id === id ? { ...item, checked } : item))
