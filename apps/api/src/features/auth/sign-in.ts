import type { Tokens } from '../../http/cookies.ts'
import { clientNetworks } from '../../infra/client-network.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { verifyPassword } from '../../infra/passwords.ts'
import type { RateLimits } from '../../infra/rate-limits.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Sessions } from '../sessions/service.ts'
import { texts } from './texts.ts'

/** The client of a request. */
export interface ClientInfo {
  ip: string
  userAgent: string
}

/** Sign-in with e-mail and password. */
export const signIn =
  ({ prisma, transaction }: Database, sessions: Sessions, limits: RateLimits) =>
  /** Takes as long for an unknown address as for a known one. @throws Problem `wrong_credentials`, `account_locked`, `too_many_requests` */
  async ({ email, password }: { email: string; password: string }, client: ClientInfo): Promise<Tokens> => {
    await limits.count('signInIp', client.ip)
    await limits.count('signInAccount', email, clientNetworks(client.ip).subscriber)
    const user = await prisma.user.findUnique({
      where: { email },
      select: { id: true, passwordHash: true, lockedUntil: true },
    })
    const matches = await verifyPassword(user?.passwordHash, password)
    if (!user || !matches) throw new Problem('wrong_credentials')
    if (user.lockedUntil && user.lockedUntil > new Date())
      throw new Problem('account_locked', { msg: texts.lockedUntil(user.lockedUntil) })
    await limits.reset('signInAccount', email, clientNetworks(client.ip).subscriber)
    return transaction(async (tx) => {
      await refuseChangedAccount(tx, user)
      return sessions.open(tx, user.id, client.userAgent)
    })
  }

/**
 * A changed password or a lock ends all sessions; a sign-in under way must not open another one. The row lock makes such
 * a change wait until the session is stored, and then end it too. @throws Problem `wrong_credentials`
 */
async function refuseChangedAccount(tx: Tx, { id, passwordHash }: { id: string; passwordHash: string }) {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
    .forShare()
    .executeTakeFirst()
  if (!user) throw new Problem('wrong_credentials')
}
