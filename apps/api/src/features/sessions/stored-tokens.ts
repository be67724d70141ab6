import { sql } from 'kysely'
import { refreshLifetime } from '../../http/cookies.ts'
import type { Tx } from '../../infra/database.ts'
import { now, secondsFromNow } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { hashRefreshToken, type RefreshTokens } from './refresh-tokens.ts'

/** Grace period for concurrent refreshes: two tabs may use the same refresh token within these seconds. */
const reuseGraceSeconds = 10

/** Stores a refresh token unless it exists. @returns whether it is unspent */
export async function storeRefreshToken(tx: Tx, token: string, sessionId: string): Promise<boolean> {
  const stored = await tx
    .insertInto('refresh_tokens')
    .values({ hash: hashRefreshToken(token), session_id: sessionId, expires_at: secondsFromNow(refreshLifetime) })
    // A no-op update, because `RETURNING` only returns rows that the statement writes.
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ session_id: sessionId }))
    .returning('spent_at')
    .executeTakeFirstOrThrow()
  return stored.spent_at === null
}

/**
 * Stores and returns the successor of a spent token. If the successor is spent as well, within the grace period,
 * continues with the successor's successor.
 */
export async function storeSuccessor(
  refreshTokens: RefreshTokens,
  tx: Tx,
  token: string,
  sessionId: string,
): Promise<string> {
  const successor = refreshTokens.successorOf(token)
  return (await storeRefreshToken(tx, successor, sessionId))
    ? successor
    : storeSuccessor(refreshTokens, tx, successor, sessionId)
}

/** Marks a refresh token as spent. @returns its session's id; null when it is already spent, expired or unknown */
export async function spendRefreshToken(tx: Tx, hash: Buffer): Promise<string | null> {
  const token = await tx
    .updateTable('refresh_tokens')
    .set({ spent_at: now })
    .where('hash', '=', hash)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('session_id')
    .executeTakeFirst()
  return token?.session_id ?? null
}

/**
 * Evaluates the reuse of a spent token: within the grace period it is a concurrent refresh, later a theft.
 * @throws Problem `session_expired` for an unknown or expired token
 */
export async function detectReuse(tx: Tx, hash: Buffer) {
  const token = await tx
    .selectFrom('refresh_tokens')
    .select('session_id as sessionId')
    .select(sql<boolean>`spent_at <= now() - make_interval(secs => ${reuseGraceSeconds})`.as('isStolen'))
    .where('hash', '=', hash)
    .where('spent_at', 'is not', null)
    .executeTakeFirst()
  if (!token) throw new Problem('session_expired')
  return token
}
