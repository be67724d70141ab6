import type { Tokens } from '../../http/cookies.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { verifyPassword } from '../../infra/passwords.ts'
import type { RateLimits } from '../../infra/rate-limits.ts'
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
    await limits.count('signInAccount', email, client.ip)
    const user = await prisma.user.findUnique({
      where: { email },
      select: { id: true, passwordHash: true, lockedUntil: true },
    })
    const matches = await verifyPassword(user?.passwordHash, password)
    if (!user || !matches) throw new Problem('wrong_credentials')
    if (user.lockedUntil && user.lockedUntil > new Date())
      throw new Problem('account_locked', { msg: texts.lockedUntil(user.lockedUntil) })
    await limits.reset('signInAccount', email, client.ip)
    return transaction(async (tx) => {
      await refuseChangedPassword(tx, user)
      return sessions.open(tx, user.id, client.userAgent)
    })
  }

/** Changing the password ends all sessions; a concurrent sign-in with the old one must not open another. */
async function refuseChangedPassword(tx: Tx, { id, passwordHash }: { id: string; passwordHash: string }) {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()
  if (!user) throw new Problem('wrong_credentials')
}
