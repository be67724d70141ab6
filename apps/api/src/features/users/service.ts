import type { Transaction } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { texts } from './texts.ts'

/**
 * Makes changes of one user's things take turns until the transaction ends; what only refers to the user goes on.
 * @throws Problem `not_found`
 */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
  if (found.length === 0) throw new Problem('not_found', { msg: texts.userNotFound })
}
