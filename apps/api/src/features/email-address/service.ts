import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import { newId, now, secondsFromNow } from '../../infra/sql.ts'
import { linkSubscription } from '../newsletter/service.ts'

const hour = 60 * 60

/** Lifetime, in seconds, of a link that confirms the account's own address. */
const ownAddressSeconds = 7 * 24 * hour

/** Lifetime, in seconds, of a link that replaces the address. */
const changeSeconds = 24 * hour

/** Stores a confirmation link. @returns its id, from which the token of the link is derived, and its expiry */
const createConfirmation = (tx: Tx, userId: string, email: string, seconds: number) =>
  tx
    .insertInto('email_confirmations')
    .values({ id: newId, user_id: userId, email, expires_at: secondsFromNow(seconds) })
    .returning(['id', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow()

/** Creates a link that confirms the account's own address. Earlier links stay valid. */
export const createOwnConfirmation = (tx: Tx, userId: string, email: string) =>
  createConfirmation(tx, userId, email, ownAddressSeconds)

/** Creates a link for a new address that replaces the account's own when the link is opened. */
export const createChangeConfirmation = (tx: Tx, userId: string, email: string) =>
  createConfirmation(tx, userId, email, changeSeconds)

/** Voids all unused links that would replace the account's address. */
export async function voidEmailChanges(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('email_confirmations as c')
    .from('users as u')
    .set({ expires_at: now })
    .whereRef('u.id', '=', 'c.user_id')
    .whereRef('u.email', '<>', 'c.email')
    .where('c.user_id', '=', userId)
    .where('c.used_at', 'is', null)
    .where('c.expires_at', '>', now)
    .execute()
}

/** Marks the account's address as confirmed, after its owner has opened a link that was mailed to it. */
export async function confirmOwnAddress(tx: Tx, userId: string): Promise<void> {
  const user = await tx
    .updateTable('users')
    .set({ email_confirmed_at: sql`coalesce(email_confirmed_at, now())`, updated_at: now })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirst()
  if (user) await linkSubscription(tx, userId, user.email)
}
