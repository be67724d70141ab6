import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { generateId, json, newId, now } from '../../infra/sql.ts'
import { lockUser } from '../users/service.ts'
import { deleteOldChecked } from './from-plan.ts'
import { refuseFullList } from './list-limit.ts'
import { listNeeds, type ReviewedDays } from './plan-review.ts'
import { type EntryWrite, listChangesFor } from './plan-writes.ts'
import { itemColumns, storedTotal } from './planned-items.ts'

/** Ingredients and days chosen in the review of the plan. */
export interface PlanChoice extends ReviewedDays {
  /** Keys of the chosen needs, as given by the review. */
  readonly keys: readonly string[]
}

/** An entry as it was before a batch changed it. */
const entryBefore = z.object({ source: z.enum(['USER', 'SUGGESTION']), checked: z.boolean(), total: storedTotal })

const returned = ['id', 'name', 'checked', 'aisle'] as const

/** Columns of a written entry. One without a day left has no amount that its name could say, and keeps its name. */
const writtenColumns = ({ entry, total }: EntryWrite) => {
  const columns = itemColumns(total)
  return entry && Object.keys(total.days).length === 0 ? { ...columns, name: entry.name } : columns
}

/** Writes an open entry of the member, or one that is left out (a ticked suggestion). */
async function writeEntry(tx: Tx, userId: string, batchId: string, write: EntryWrite) {
  const { entry, isOpen } = write
  const state = isOpen ? { source: 'USER' as const, checked: false } : { source: 'SUGGESTION' as const, checked: true }
  const values = { ...state, ...writtenColumns(write), batch_id: batchId }
  if (!entry)
    return tx
      .insertInto('shopping_items')
      .values({ id: newId, user_id: userId, ...values })
      .returning(returned)
      .executeTakeFirstOrThrow()
  const before = json({ source: entry.source, checked: entry.checked, total: entry.total })
  // What is chosen again is for the days that follow now.
  const changed = { ...values, before, created_at: now, checked_at: now }
  return tx
    .updateTable('shopping_items')
    .set(changed)
    .where('id', '=', entry.id)
    .where('user_id', '=', userId)
    .returning(returned)
    .executeTakeFirstOrThrow()
}

/**
 * Take-over from the plan: adds chosen ingredients to the list or raises their amounts. What the list then lacks of
 * these days counts as in stock, so that following the plan does not add it.
 * @throws Problem `not_found`, `list_full`
 */
export function addFromPlan({ transaction }: Database, userId: string, { days, people, keys }: PlanChoice) {
  return transaction(async (tx) => {
    await lockUser(tx, userId)
    await deleteOldChecked(tx, userId)
    const batchId = await generateId(tx)
    const needs = await listNeeds(tx, userId, { days, people })
    const writes = needs.flatMap((need) => listChangesFor(need, days, keys.includes(need.key)))
    await refuseFullList(tx, userId, writes.filter(({ entry }) => !entry).length)
    const items = []
    for (const write of writes) {
      const item = await writeEntry(tx, userId, batchId, write)
      if (write.isOpen) items.push(item)
    }
    return { batchId, items }
  })
}

/**
 * Undoes a batch: deletes its new entries and restores the changed ones; entries ticked since stay.
 * @throws Problem `not_found`
 */
export function undoFromPlan({ transaction }: Database, userId: string, batchId: string): Promise<void> {
  return transaction(async (tx) => {
    await lockUser(tx, userId)
    const changed = await tx
      .selectFrom('shopping_items')
      .select(['id', 'before'])
      .where((eb) => eb.and({ user_id: userId, batch_id: batchId }))
      .where((eb) => eb.or([eb('checked', '=', false), eb('source', '=', 'SUGGESTION')]))
      .execute()
    for (const { id, before } of changed) {
      if (!before) {
        await tx.deleteFrom('shopping_items').where('id', '=', id).where('user_id', '=', userId).execute()
        continue
      }
      const { total, source, checked } = z.parse(entryBefore, before)
      const values = { source, checked, ...itemColumns(total), batch_id: null, before: null }
      await tx.updateTable('shopping_items').set(values).where('id', '=', id).where('user_id', '=', userId).execute()
    }
  })
}

/**
 * Marks an entry from the plan as left out: it disappears from the list, and following the plan does not add it again.
 * @returns false when the user has no such entry
 */
export async function declinePlanned(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shopping_items')
    .set({ source: 'SUGGESTION', checked: true, checked_at: now })
    .where((eb) => eb.and({ id, user_id: userId }))
    .where(sql<boolean>`planned <> 'null'`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
