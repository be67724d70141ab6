import type { Weekday } from '@kostbar/contracts/meals'
import type { ShoppingItem } from '@kostbar/prisma/client'
import type { Database } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { aisleOf } from './aisles.ts'
import { suggestFromPlan } from './from-plan.ts'

/** More items than any shop visit needs; keeps one list one page. */
const itemsLimit = 500

export interface ItemDraft {
  id?: string | undefined
  name: string
  checked?: boolean | undefined
}

type Row = Pick<ShoppingItem, 'id' | 'name' | 'checked' | 'source' | 'aisle'>

/** The hot read of the shopping screen, oldest first as people write their lists. */
const listItems = {
  name: 'shopping_list',
  text: `SELECT id, name, checked, source::text AS source, aisle::text AS aisle
           FROM shopping_items WHERE user_id = $1 ORDER BY id LIMIT $2`,
}

/** A member's shopping list: their own items, and suggestions of their trainer or an admin, which they tick or take over. */
export function shoppingService(database: Database) {
  const { prisma, pool } = database
  const findAisle = aisleOf(pool)
  const suggest = suggestFromPlan(database, itemsLimit)

  const refuseFullList = async (userId: string) => {
    if ((await prisma.shoppingItem.count({ where: { userId } })) >= itemsLimit) throw new Problem('list_full')
  }

  const create = async (userId: string, source: ShoppingItem['source'], name: string): Promise<ShoppingItem> => {
    const [aisle] = await Promise.all([findAisle(name), refuseFullList(userId)])
    return prisma.shoppingItem.create({ data: { userId, source, name, aisle } })
  }

  const list = async (userId: string): Promise<{ items: Row[]; suggestions: Row[] }> => {
    const { rows } = await pool.query<Row>({ ...listItems, values: [userId, itemsLimit] })
    return {
      items: rows.filter(({ source }) => source === 'USER'),
      suggestions: rows.filter(({ source }) => source === 'SUGGESTION'),
    }
  }

  /** Makes a suggestion an item of one's own; the check on `checked` decides when two tabs do it at once. */
  const takeOver = async (userId: string, id: string): Promise<ShoppingItem> => {
    await refuseFullList(userId)
    return prisma.$transaction(async (tx) => {
      const [suggestion] = await tx.shoppingItem.updateManyAndReturn({
        where: { id, userId, source: 'SUGGESTION', checked: false },
        data: { checked: true },
      })
      if (suggestion) {
        const { name, aisle } = suggestion
        return tx.shoppingItem.create({ data: { userId, source: 'USER', name, aisle } })
      }
      const known = await tx.shoppingItem.findFirst({ where: { id, userId, source: 'SUGGESTION' } })
      throw new Problem(known ? 'suggestion_taken' : 'not_found')
    })
  }

  const tick = async (userId: string, id: string, checked: boolean): Promise<ShoppingItem> => {
    const [item] = await prisma.shoppingItem.updateManyAndReturn({ where: { id, userId }, data: { checked } })
    if (!item) throw new Problem('not_found')
    return item
  }

  return {
    list,

    /** Suggests what some days of the plan need. @throws Problem `not_found`, `list_full` */
    fromPlan: async (userId: string, days: readonly Weekday[]) => {
      await suggest(userId, days)
      return list(userId)
    },

    /**
     * On one's own list: adds by name, ticks by id and `checked`, takes a suggestion over by its id alone. On someone
     * else's: suggests. @throws Problem `not_found`, `suggestion_taken`, `list_full`
     */
    put: (actorId: string, userId: string, { id, name, checked }: ItemDraft): Promise<ShoppingItem> => {
      if (actorId !== userId) return create(userId, 'SUGGESTION', name)
      if (id === undefined) return create(userId, 'USER', name)
      return checked === undefined ? takeOver(userId, id) : tick(userId, id, checked)
    },

    /** Deletes one's own item, or withdraws a suggestion from someone else's list. @throws Problem `not_found`, `read_only`, `forbidden` */
    remove: async (actorId: string, userId: string, id: string): Promise<void> => {
      const source = actorId === userId ? 'USER' : 'SUGGESTION'
      const { count } = await prisma.shoppingItem.deleteMany({ where: { id, userId, source } })
      if (count > 0) return
      const known = await prisma.shoppingItem.findFirst({ where: { id, userId } })
      if (!known) throw new Problem('not_found')
      throw new Problem(source === 'USER' ? 'read_only' : 'forbidden')
    },
  }
}
