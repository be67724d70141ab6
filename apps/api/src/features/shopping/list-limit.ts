import type { Tx } from '../../infra/database.ts'
import { countRows } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'

/** Most entries of a list with its suggestions, so that it needs no pages. */
export const maxItems = 500

/**
 * Refuses entries beyond the most that a list may have. The caller has locked the user.
 * @param added number of new entries
 * @throws Problem `list_full`
 */
export async function refuseFullList(tx: Tx, userId: string, added: number): Promise<void> {
  const { count } = await tx
    .selectFrom('shopping_items')
    .select(countRows)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (count + added > maxItems) throw new Problem('list_full')
}
