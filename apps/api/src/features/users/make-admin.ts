import type { Role } from '@kostbar/contracts/users/schemas'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'
import { now } from '../../infra/sql.ts'
import { recordAction } from '../audit/service.ts'
import { endSessionsOnly } from '../sessions/service.ts'

/**
 * Gives an account the admin role on behalf of the operator, for the first admin of an installation. As with other
 * changes of the role, the sessions end and the access log has an entry.
 * @param email in any case; the owner has confirmed it, so that it is not somebody else's account
 * @throws Error with a message for the operator when there is no such account, or nothing to change
 */
export const makeAdmin = ({ transaction }: Pick<Database, 'transaction'>, email: string): Promise<void> =>
  transaction(async (tx) => {
    const account = await tx
      .selectFrom('users')
      .select(['id', 'email_confirmed_at as confirmedAt', sql<Role[]>`roles::text[]`.as('roles')])
      .where('email', '=', email.toLowerCase())
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!account) throw new Error(`No account has the address ${email}.`)
    if (!account.confirmedAt) throw new Error(`${email} is not confirmed: open the link in the mail to it first.`)
    if (account.roles.includes('ROLE_ADMIN')) throw new Error(`${email} is an admin already.`)
    await tx
      .updateTable('users')
      .set({ roles: sql<Role[]>`roles || 'ROLE_ADMIN'::"Role"`, updated_at: now })
      .where('id', '=', account.id)
      .execute()
    await endSessionsOnly(tx, account.id)
    await recordAction(tx, null, 'user.roles', account.id, { added: 'ROLE_ADMIN', removed: '' })
  })
