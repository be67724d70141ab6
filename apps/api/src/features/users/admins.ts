import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'

/**
 * Locks the rows of all admins until the transaction ends, so that changes of admin roles run one after another. Rows
 * that only refer to an admin can still be written.
 * @returns the ids of admins who can sign in
 */
async function lockAdmins(tx: Tx): Promise<string[]> {
  const admins = await tx
    .selectFrom('users')
    .select('id')
    .select(sql<boolean>`coalesce(locked_until <= now(), true)`.as('isOpen'))
    .where(sql<boolean>`'ROLE_ADMIN' = ANY(roles)`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return admins.filter(({ isOpen }) => isOpen).map(({ id }) => id)
}

/**
 * Refuses the removal of the only admin who can sign in. Locks nothing for an account without the admin role.
 * @returns whether the account has that role
 * @throws Problem `last_admin`
 */
export async function refuseLastAdmin(tx: Tx, userId: string): Promise<boolean> {
  const admin = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(sql<boolean>`'ROLE_ADMIN' = ANY(roles)`)
    .executeTakeFirst()
  if (!admin) return false
  const admins = await lockAdmins(tx)
  if (admins.length === 1 && admins[0] === userId) throw new Problem('last_admin')
  return true
}

/**
 * Authorises a change of another account's roles or lock. When two admins demote or lock each other at once, the second
 * is no longer an admin when their turn comes, so one admin always remains.
 * @throws Problem `not_yourself`, `forbidden`
 */
export async function lockAsAdmin(tx: Tx, adminId: string, userId: string): Promise<void> {
  if (adminId === userId) throw new Problem('not_yourself')
  if (!(await lockAdmins(tx)).includes(adminId)) throw new Problem('forbidden')
}
