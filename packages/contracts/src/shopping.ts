import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done } from './problem.ts'
import { id, line, weekday } from './scalars.ts'
import { texts } from './texts.ts'

export const itemName = line(120, texts.item)

/** The ways through a shop in their order, with the names people read. */
export const aisles = {
  PRODUCE: 'Obst und Gemüse',
  BAKERY: 'Brot und Gebäck',
  DAIRY: 'Milch, Käse und Eier',
  MEAT_FISH: 'Fleisch und Fisch',
  PANTRY: 'Vorrat',
  SPICES: 'Gewürze',
  FROZEN: 'Tiefgekühltes',
  DRINKS: 'Getränke',
} as const
export type Aisle = keyof typeof aisles
export const aisle = z.enum(Object.keys(aisles) as [Aisle, ...Aisle[]])

export const shoppingItem = z.object({
  id,
  name: z.string(),
  checked: z.boolean(),
  /** Where in the shop it is found; null or left out where nobody knows. */
  aisle: z.optional(z.nullable(aisle)),
})
export type ShoppingItem = z.input<typeof shoppingItem>

/** A person's own items and what their trainer or an admin suggests. */
export const shoppingList = z.object({ items: z.array(shoppingItem), suggestions: z.array(shoppingItem) })
export type ShoppingList = z.input<typeof shoppingList>

/**
 * The item of a POST:
 * - `{ name }` adds an item (for oneself) or a suggestion (for someone else);
 * - `{ id, name, checked }` ticks or unticks an item or suggestion of one's own list;
 * - `{ id, name }` with a suggestion's id takes it over as an item; a checked suggestion cannot be taken over again.
 */
const itemDraft = z.object({ id: z.optional(id), name: itemName, checked: z.optional(z.boolean(texts.default)) })
const itemReference = z.object({ id, name: z.optional(z.string()), checked: z.optional(z.boolean()) })

const ofUser = z.object({ userId: id })

export const shopping = {
  mine: endpoint({
    method: 'GET',
    path: '/shopping',
    access: 'signedIn',
    summary: 'My shopping list',
    output: shoppingList,
  }),
  put: endpoint({
    method: 'POST',
    path: '/shopping',
    access: 'signedIn',
    summary: 'Add an item, tick one, or take over a suggestion',
    body: z.object({ item: itemDraft }),
    output: shoppingItem,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/shopping/delete',
    access: 'signedIn',
    summary: 'Delete an item of mine',
    body: z.object({ item: itemReference }),
    output: done,
  }),
  ofUser: endpoint({
    method: 'GET',
    path: '/shopping/:userId',
    access: { user: 'userId' },
    summary: "A user's shopping list",
    params: ofUser,
    output: shoppingList,
  }),
  putForUser: endpoint({
    method: 'POST',
    path: '/shopping/:userId',
    access: { user: 'userId' },
    summary: 'Suggest an item to a user',
    params: ofUser,
    body: z.object({ item: itemDraft }),
    output: shoppingItem,
  }),
  removeForUser: endpoint({
    method: 'POST',
    path: '/shopping/:userId/delete',
    access: { user: 'userId' },
    summary: 'Withdraw a suggestion made to a user',
    params: ofUser,
    body: z.object({ item: itemReference }),
    output: done,
  }),
  fromPlan: endpoint({
    method: 'POST',
    path: '/shopping/:userId/from-plan',
    access: { user: 'userId' },
    content: true,
    summary: "Suggest what some days of a user's plan need; open suggestions of an earlier time are brought up to date",
    params: ofUser,
    body: z.object({ days: z.array(weekday).check(z.minLength(1, texts.days), z.maxLength(7, texts.days)) }),
    output: shoppingList,
  }),
}
