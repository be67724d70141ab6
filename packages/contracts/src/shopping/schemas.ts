import * as z from 'zod/mini'
import { weekdays } from '../meals.ts'
import { done } from '../problem.ts'
import { allergen, cookedPortions, maxCookedPortions } from '../recipes/schemas.ts'
import { id, keysOf, line, timestamp, weekday } from '../scalars.ts'
import { texts } from '../texts.ts'
import { aisles } from './aisles.ts'

export const itemName = line(120, texts.item)

export const aisle = keysOf(aisles)

const itemFood = z.nullable(z.object({ name: z.string(), allergens: z.array(allergen), allergensStated: z.boolean() }))

export const shoppingItem = z.object({
  id,
  name: z.string(),
  checked: z.boolean(),
  /** Whether the item comes from the plan; omitted in answers to changes. */
  fromPlan: z.optional(z.boolean()),
  /** Aisle of the shop; null or omitted when unknown. */
  aisle: z.optional(z.nullable(aisle)),
  /** Food that the item names; null when unknown, omitted in answers to changes. */
  food: z.optional(itemFood),
})
export type ShoppingItem = z.input<typeof shoppingItem>

/** Shopping list of a member: their own items, and suggestions of their trainer or an admin. */
export const shoppingList = z.object({ items: z.array(shoppingItem), suggestions: z.array(shoppingItem) })
export type ShoppingList = z.input<typeof shoppingList>

/**
 * Item of a POST:
 * - `{ name }` adds an item (for oneself) or a suggestion (for someone else); an item with a `key` is added once, however
 *   often it is sent;
 * - `{ id, name, checked }` ticks or unticks an item or suggestion of one's own list; with an `at` more than 5 minutes
 *   ago, unless that was done later, for example on another device;
 * - `{ id, name }` with a suggestion's id accepts it as an item; a checked suggestion cannot be accepted again.
 */
const itemDraft = z.object({
  id: z.optional(id),
  /** Chosen by the device. */
  key: z.optional(id),
  name: itemName,
  checked: z.optional(z.boolean(texts.default)),
  /** When it was ticked or unticked, by the clock of the device; now by default. */
  at: z.optional(timestamp),
})
const itemReference = z.object({ id, name: z.optional(z.string()), checked: z.optional(z.boolean()) })

/** Need: an ingredient that the plan requires, before it is added to the list. */
const planNeed = z.object({
  /** Key of the ingredient for `addPlan`. */
  key: z.string(),
  /** Name and total amount as it would be on the list, including what the list already has. */
  name: z.string(),
  aisle: z.nullable(aisle),
  food: itemFood,
  /** `LISTED`: the list already has enough, so nothing would be added; `MORE`: the list has less than needed. */
  state: z.enum(['NEW', 'MORE', 'LISTED']),
  /** Matching entry of the list; null without one. */
  listedAs: z.nullable(z.string()),
  /** Whether it is a staple, which most kitchens have. */
  staple: z.boolean(),
  /** Whether the member left the ingredient out before. */
  declined: z.boolean(),
})
export type PlanNeed = z.input<typeof planNeed>

/** Maximum number of ingredients of a week. */
const maxNeeds = 500

const needKey = z.string().check(z.maxLength(200, texts.default))

/** Pattern of one to seven weekdays separated by commas. */
const listedWeekdays = new RegExp(`^(?:${weekdays.join('|')})(?:,(?:${weekdays.join('|')})){0,6}$`)

const planDays = z.array(weekday).check(z.minLength(1, texts.days), z.maxLength(7, texts.days))

/**
 * Number of people for whom the recipes of the plan are cooked: the member, with the planned portions, and one portion
 * for each of the others. Foods that are planned without a recipe are the member's alone.
 */
const people = z.int(texts.default).check(z.gte(1, texts.default), z.lte(maxCookedPortions, texts.default))

const ofUser = z.object({ userId: id })

export const shoppingSchemas = () => ({
  mine: { summary: 'My shopping list', output: shoppingList },
  save: {
    summary: 'Add an item, tick one, or accept a suggestion',
    body: z.object({ item: itemDraft }),
    output: shoppingItem,
  },
  remove: { summary: 'Delete an item of mine', body: z.object({ item: itemReference }), output: done },
  ofUser: { summary: "A user's shopping list", params: ofUser, output: shoppingList },
  saveForUser: {
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
  suggestFromPlan: {
    summary: "Suggest what some days of a user's plan need; open suggestions of an earlier call are updated",
    params: ofUser,
    body: z.object({ days: planDays }),
    output: shoppingList,
  },
  reviewPlan: {
    summary: 'What some days of my plan need, as it is bought, compared with my list',
    query: z.object({
      /** Weekdays separated by commas. */
      days: z.string(texts.days).check(z.regex(listedWeekdays, texts.days)),
      /** 1 by default. */
      people: z.optional(z.pipe(z.coerce.number<unknown>(texts.default), people)),
    }),
    output: z.object({ needs: z.array(planNeed) }),
  },
  addPlan: {
    summary: 'Put the chosen ingredients of my plan on my list; the others count as in stock',
    body: z.object({
      days: planDays,
      keys: z.array(needKey).check(z.maxLength(maxNeeds, texts.default)),
      /** 1 by default. */
      people: z.optional(people),
    }),
    output: z.object({
      /** Id of the change for `undoPlan`. */
      batchId: id,
      /** Items that were added or got another amount. */
      items: z.array(shoppingItem),
    }),
  },
  undoPlan: {
    summary: 'Undo one `addPlan` on my list, apart from what is ticked since',
    body: z.object({ batchId: id }),
    output: done,
  },
  syncWithPlan: {
    summary: 'Update the suggestions made from my plan to what is planned now; ticked ones and items of mine stay',
    output: z.object({
      /** Names of removed suggestions, which are no longer needed. */
      removed: z.array(z.string()),
      /** Names of new suggestions. */
      added: z.array(z.string()),
      /** Number of suggestions that got another amount. */
      changed: z.int(),
    }),
  },
  acceptSuggestions: {
    summary: 'Accept all open suggestions made from the plan as items of mine',
    output: z.object({ items: z.array(shoppingItem) }),
  },
  addRecipe: {
    summary:
      'Add the ingredients of a recipe to my list, once for a key; without a key none of which it has an open item with the same text',
    body: z.object({
      recipeId: id,
      portions: cookedPortions,
      /** Chosen by the device. */
      key: z.optional(id),
    }),
    output: z.object({ items: z.array(shoppingItem) }),
  },
})
