import type { Weekday } from '@kostbar/contracts/meals'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { ShoppingItem } from '@kostbar/prisma/client'
import { sql } from 'kysely'
import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { findFoods } from '../foods/service.ts'
import { foodNamesOfLine, getRecipe } from '../recipes/service.ts'
import { lockUser } from '../users/service.ts'
import { deleteOldChecked, suggestFromPlan, syncWithPlan } from './from-plan.ts'
import { addRecipeItems } from './from-recipe.ts'
import { maxItems, refuseFullList } from './list-limit.ts'
import { addFromPlan, declinePlanned, type PlanChoice, undoFromPlan } from './plan-batch.ts'
import { type ReviewedDays, reviewPlan } from './plan-review.ts'

export { plannedDays } from './planned-days.ts'

/** Longest time in ms by which clocks of devices are expected to be wrong. */
const clockErrorMs = 5 * 60 * 1000

export interface ItemDraft {
  id?: string | undefined
  /** Key of the device for a new item, which is added once. */
  key?: string | undefined
  name: string
  checked?: boolean | undefined
  /** When the member ticked or unticked it; now by default. */
  at?: Date | undefined
}

/** Recipe whose ingredients are added to the list. */
interface RecipeAddition {
  recipeId: string
  /** Portions that are cooked. */
  portions: number
  /** Key of the device for this addition, which is made once. */
  key?: string | undefined
}

/** SQL condition: an entry comes from the plan. */
const isFromPlan = sql<boolean>`planned <> 'null'`

const columns = ['id', 'name', 'checked', 'source', 'aisle'] as const

type StoredItem = Pick<ShoppingItem, (typeof columns)[number]>

/** Food that matches an item's text. */
interface ItemFood {
  name: string
  allergens: Allergen[]
  allergensStated: boolean
}

const itemFood = sql<ItemFood | null>`CASE WHEN f.id IS NOT NULL THEN
  jsonb_build_object('name', f.name, 'allergens', f.allergens, 'allergensStated', f.allergens_stated) END`

/** All entries of a list with their foods, oldest first. */
export const listItems = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('shopping_items as i')
    .leftJoin('foods as f', 'f.id', 'i.food_id')
    .select(['i.id', 'i.name', 'i.checked', 'i.source', 'i.aisle', itemFood.as('food')])
    .select(sql<boolean>`coalesce(i.planned, 'null') <> 'null'`.as('fromPlan'))
    .where('i.user_id', '=', userId)
    .orderBy('i.id')
    .limit(maxItems),
)

type ListedItem = Awaited<ReturnType<typeof listItems>>[number]

/**
 * Shopping lists: a member's own items, and suggestions from the plan, their trainer or an admin, which the member
 * ticks or accepts.
 */
export function shoppingService(database: Database) {
  const { prisma, kysely, transaction } = database

  const insert = (
    tx: Tx,
    item: { user_id: string; food_id: string | null; client_key?: string | null } & Pick<
      ShoppingItem,
      'source' | 'name' | 'aisle'
    >,
  ) =>
    tx
      .insertInto('shopping_items')
      .values({ ...item, id: newId })
      .returning(columns)
      .executeTakeFirstOrThrow()

  /** The item that was added with this key before. */
  const findAdded = (tx: Tx, userId: string, key: string): Promise<StoredItem | undefined> =>
    tx
      .selectFrom('shopping_items')
      .select(columns)
      .where((eb) => eb.and({ user_id: userId, client_key: key }))
      .executeTakeFirst()

  const create = async (
    userId: string,
    source: ShoppingItem['source'],
    { name, key = null }: { name: string; key?: string | null | undefined },
  ): Promise<StoredItem> => {
    const foods = await findFoods(kysely, userId, [name, ...foodNamesOfLine(name)])
    const food = foods.find((match) => match !== null)
    return transaction(async (tx) => {
      // Concurrent additions are counted, and a repeated one finds the first.
      await lockUser(tx, userId)
      const added = key === null ? undefined : await findAdded(tx, userId, key)
      if (added) return added
      await deleteOldChecked(tx, userId)
      await refuseFullList(tx, userId, 1)
      const known = { aisle: food?.aisle ?? null, food_id: food?.id ?? null }
      return insert(tx, { user_id: userId, source, name, client_key: key, ...known })
    })
  }

  const list = async (userId: string): Promise<{ items: ListedItem[]; suggestions: ListedItem[] }> => {
    const rows = await listItems(kysely, { userId })
    return {
      items: rows.filter(({ source }) => source === 'USER'),
      suggestions: rows.filter(({ source }) => source === 'SUGGESTION'),
    }
  }

  /**
   * Turns a suggestion into an item of the member. The condition on `checked` lets only one of two concurrent calls
   * win.
   */
  const acceptSuggestion = (userId: string, id: string): Promise<StoredItem> =>
    transaction(async (tx) => {
      await lockUser(tx, userId)
      const planned = await tx
        .updateTable('shopping_items')
        .set({ source: 'USER' })
        .where((eb) => eb.and({ id, user_id: userId, source: 'SUGGESTION', checked: false }))
        .where(isFromPlan)
        .returning(columns)
        .executeTakeFirst()
      if (planned) return planned
      // Only one that is not from the plan is copied; it stays for the trainer, ticked.
      await refuseFullList(tx, userId, 1)
      const suggestion = await tx
        .updateTable('shopping_items')
        .set({ checked: true, checked_at: now })
        .where((eb) => eb.and({ id, user_id: userId, source: 'SUGGESTION', checked: false }))
        .returning(['name', 'aisle', 'food_id'])
        .executeTakeFirst()
      if (suggestion) return insert(tx, { ...suggestion, user_id: userId, source: 'USER' })
      const ticked = await tx
        .selectFrom('shopping_items')
        .select('id')
        .where((eb) => eb.and({ id, user_id: userId, source: 'SUGGESTION' }))
        .executeTakeFirst()
      throw new Problem(ticked ? 'suggestion_taken' : 'not_found')
    })

  /** Ticks or unticks an entry, unless that was done after `at`. @returns the entry as it is then */
  const setChecked = async (userId: string, id: string, checked: boolean, at = new Date()): Promise<StoredItem> => {
    // What was ticked just now must not be lost because the clock is slow, nor rule out later ticks because it is fast.
    const checkedAt = Date.now() - at.getTime() < clockErrorMs ? new Date() : at
    const [changed] = await prisma.shoppingItem.updateManyAndReturn({
      where: { id, userId, OR: [{ checkedAt: null }, { checkedAt: { lte: checkedAt } }] },
      data: { checked, checkedAt },
    })
    const item = changed ?? (await prisma.shoppingItem.findFirst({ where: { id, userId } }))
    if (!item) throw new Problem('not_found')
    return item
  }

  return {
    list,

    /** Suggests the ingredients of some days of a user's plan. @throws Problem `not_found`, `list_full` */
    suggestFromPlan: async (userId: string, days: readonly Weekday[]) => {
      await suggestFromPlan(database, userId, days)
      return list(userId)
    },

    /** Updates the user's entries from the plan to what is planned now. @throws Problem `not_found`, `list_full` */
    syncWithPlan: (userId: string) => syncWithPlan(database, userId),

    /** Accepts all open suggestions from the plan: they become items of the member. */
    acceptSuggestions: (userId: string): Promise<StoredItem[]> =>
      kysely
        .updateTable('shopping_items')
        .set({ source: 'USER' })
        .where((eb) => eb.and({ user_id: userId, source: 'SUGGESTION', checked: false }))
        .where(isFromPlan)
        .returning(columns)
        .execute(),

    /** Needs of some days of the user's plan, compared with the list. */
    reviewPlan: (userId: string, reviewed: ReviewedDays) => reviewPlan(database, userId, reviewed),

    /** Adds chosen ingredients of the plan to the user's list. @throws Problem `not_found`, `list_full` */
    addPlan: (userId: string, choice: PlanChoice) => addFromPlan(database, userId, choice),

    /** Undoes one `addPlan`. @throws Problem `not_found` */
    undoPlan: (userId: string, batchId: string) => undoFromPlan(database, userId, batchId),

    /** Adds the ingredients of a recipe to the actor's own list. @throws Problem `not_found`, `list_full` */
    addRecipe: async (actor: Actor, { recipeId, portions, key }: RecipeAddition) => {
      const recipe = await getRecipe(kysely, { userId: actor.id, recipeId, seesAll: isAdmin(actor) })
      return { items: await addRecipeItems(database, actor, { recipe, portions, key }) }
    },

    /**
     * On the actor's own list: without `id` adds an item, once for a `key`, with `checked` ticks one, with `id` alone
     * takes a suggestion over. On another user's list: adds a suggestion.
     * @throws Problem `not_found`, `suggestion_taken`, `list_full`
     */
    save: (actorId: string, userId: string, { id, key, name, checked, at }: ItemDraft): Promise<StoredItem> => {
      if (actorId !== userId) return create(userId, 'SUGGESTION', { name })
      if (id === undefined) return create(userId, 'USER', { name, key })
      return checked === undefined ? acceptSuggestion(userId, id) : setChecked(userId, id, checked, at)
    },

    /**
     * Deletes an item from the actor's own list, or a suggestion from another user's. An entry from the plan then
     * counts as in stock: following the plan does not add it again.
     * @throws Problem `not_found`, `read_only`, `forbidden`
     */
    remove: async (actorId: string, userId: string, id: string): Promise<void> => {
      const isOwn = actorId === userId
      if (isOwn && (await declinePlanned(kysely, userId, id))) return
      const source = isOwn ? 'USER' : 'SUGGESTION'
      const { count } = await prisma.shoppingItem.deleteMany({ where: { id, userId, source } })
      if (count > 0) return
      const item = await prisma.shoppingItem.findFirst({ where: { id, userId } })
      if (!item) throw new Problem('not_found')
      throw new Problem(source === 'USER' ? 'read_only' : 'forbidden')
    },
  }
}
