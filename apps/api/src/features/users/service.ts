import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { likePattern, likePrefixPattern } from '../../infra/like-pattern.ts'
import { verifyPassword } from '../../infra/passwords.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { columnsOf, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { texts } from './texts.ts'

export { hasSecondFactor } from './second-factor.ts'
export { type StaffSecondFactor, staffSecondFactor } from './staff-second-factor.ts'

/**
 * SQL condition: the e-mail address or name of a user contains this text. The expression matches that of the trigram
 * index.
 *
 * Every address has the trigrams of its provider, so a trigram index of a million addresses takes 50 ms to find one. For
 * a text with an @, a second condition follows from the first one and has narrower indexes: what is before the @ ends the
 * local part of the address, or a name has an @, too.
 * @param user alias of `users`
 */
export function matchesUser(user: string, text: string): RawBuilder<boolean> {
  const u = columnsOf<'users'>(user)
  const contains = sql<boolean>`lower(${u('email')} || ' ' || ${u('first_name')} || ' ' || coalesce(${u('last_name')}, '')) LIKE ${likePattern(text)}`
  const [beforeAt = '', ...rest] = text.toLowerCase().split('@')
  if (rest.length === 0 || beforeAt === '') return contains
  const reversed = [...beforeAt].reverse().join('')
  return sql`(${contains} AND (
    reverse(split_part(${u('email')}, '@', 1)) LIKE ${likePrefixPattern(reversed)}
    OR (${u('first_name')} || coalesce(${u('last_name')}, '')) LIKE '%@%'))`
}

/**
 * Locks a user's row until the transaction ends, so that changes of that user's data run one after another. Inserts
 * that only refer to the user are not blocked.
 * @throws Problem `not_found`
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
  if (!user) throw new Problem('not_found', { msg: texts.userNotFound })
}

/**
 * Locks several users like `lockUser`, in the order of their ids, so that two transactions cannot deadlock. Unknown ids
 * are ignored.
 */
export async function lockUsers(tx: Tx, userIds: readonly string[]): Promise<void> {
  await sql`SELECT id FROM users WHERE id = ANY(${userIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(tx)
}

const findProtectiveMode = prepared((db, { userId }: Params<{ userId: string }>) =>
  db.selectFrom('users').select('protective_mode as isOn').where('id', '=', userId),
)

/** Whether a user is in protective mode ('ohne Zahlen'). */
export const isProtected = async (db: Db, userId: string): Promise<boolean> =>
  (await findProtectiveMode(db, { userId }))[0]?.isOn ?? false

export async function setProtectiveMode(tx: Tx, userId: string, isOn: boolean): Promise<void> {
  await tx.updateTable('users').set({ protective_mode: isOn, updated_at: now }).where('id', '=', userId).execute()
}

export async function setPasswordHash(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash, updated_at: now }).where('id', '=', userId).execute()
}

/** Voids a user's unused links for a new password. */
export async function voidResetLinks(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

/** Authorises a change of the own account by its current password. */
export const currentPasswordCheck =
  ({ database: { prisma }, rateLimits }: Pick<Infra, 'database' | 'rateLimits'>) =>
  /** @throws Problem `invalid_input` naming the field `currentPassword`; `too_many_requests` for too many attempts */
  async (userId: string, currentPassword: string): Promise<void> => {
    await rateLimits.count('currentPassword', userId)
    const user = await prisma.user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
    const takeBack = () => rateLimits.takeBack('currentPassword', userId)
    if (!(await verifyPassword(user?.passwordHash, currentPassword, takeBack)))
      throw new Problem('invalid_input', { fields: { currentPassword: texts.wrongPassword } })
    await rateLimits.reset('currentPassword', userId)
  }

export type CurrentPasswordCheck = ReturnType<typeof currentPasswordCheck>
