import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { allergen, cookedPortions } from '../recipes/schemas.ts'
import { id, line, weekday } from '../scalars.ts'
import { texts } from '../texts.ts'
import { type Aisle, aisles } from './aisles.ts'

export const itemName = line(120, texts.item)

export const aisle = z.enum(Object.keys(aisles) as [Aisle, ...Aisle[]])

export const shoppingItem = z.object({
  id,
  name: z.string(),
  checked: z.boolean(),
  /** Whether it is a suggestion made from the plan; omitted in answers to changes. */
  fromPlan: z.optional(z.boolean()),
  /** Aisle of the shop; null or omitted when unknown. */
  aisle: z.optional(z.nullable(aisle)),
  /** The food it names; null when unknown, omitted in answers to changes. */
  food: z.optional(
    z.nullable(z.object({ name: z.string(), allergens: z.array(allergen), allergensStated: z.boolean() })),
  ),
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

export const shoppingSchemas = () => ({
  mine: { summary: 'My shopping list', output: shoppingList },
  put: {
    summary: 'Add an item, tick one, or take over a suggestion',
    body: z.object({ item: itemDraft }),
    output: shoppingItem,
  },
  remove: { summary: 'Delete an item of mine', body: z.object({ item: itemReference }), output: done },
  ofUser: { summary: "A user's shopping list", params: ofUser, output: shoppingList },
  putForUser: {
    summary: 'Suggest an item to a user',
    params: ofUser,
    body: z.object({ item: itemDraft }),
    output: shoppingItem,
  },
  removeForUser: {
    summary: 'Withdraw a suggestion made to a user',
    params: ofUser,
    body: z.object({ item: itemReference }),
    output: done,
  },
  fromPlan: {
    summary: "Suggest what some days of a user's plan need; open suggestions of an earlier call are updated",
    params: ofUser,
    body: z.object({ days: z.array(weekday).check(z.minLength(1, texts.days), z.maxLength(7, texts.days)) }),
    output: shoppingList,
  },
  followPlan: {
    summary: 'Update the suggestions made from my plan to what is planned now; ticked ones and own items stay',
    output: z.object({
      /** Names of suggestions that are no longer needed and were removed. */
      removed: z.array(z.string()),
      /** Names of new suggestions. */
      added: z.array(z.string()),
      /** How many suggestions have another amount. */
      changed: z.int(),
    }),
  },
  takeOverPlan: {
    summary: 'Take over all open suggestions made from the plan as items of mine',
    output: z.object({ items: z.array(shoppingItem) }),
  },
  addRecipe: {
    summary: 'Add the ingredients of a recipe to my list; what is open on it in the same words is not added again',
    body: z.object({ recipeId: id, portions: cookedPortions }),
    output: z.object({ items: z.array(shoppingItem) }),
  },
})
