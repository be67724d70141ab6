import type { Tokens } from '../../http/cookies.ts'
import type { Database, Transaction } from '../../infra/database.ts'
import { verifyPassword } from '../../infra/passwords.ts'
import type { RateLimits } from '../../infra/rate-limits.ts'
import { Problem } from '../../problems/problem.ts'
import type { Sessions } from '../sessions/service.ts'
import { texts } from './texts.ts'

/** Where a request comes from. */
export interface Origin {
  ip: string
  userAgent: string
}

/** Sign-in with e-mail and password. */
export const signIn =
  ({ prisma }: Database, sessions: Sessions, limits: RateLimits) =>
  /** @throws Problem `wrong_credentials`, `account_locked`, `too_many_requests`; unknown addresses take as long as known ones */
  async ({ email, password }: { email: string; password: string }, from: Origin): Promise<Tokens> => {
    await limits.count('signInIp', from.ip)
    await limits.count('signInAccount', email, from.ip)
    const user = await prisma.user.findUnique({
      where: { email },
      select: { id: true, passwordHash: true, lockedUntil: true },
    })
    const matches = await verifyPassword(user?.passwordHash, password)
    if (!user || !matches) throw new Problem('wrong_credentials')
    if (user.lockedUntil && user.lockedUntil > new Date())
      throw new Problem('account_locked', { msg: texts.lockedUntil(user.lockedUntil) })
    await limits.forget('signInAccount', email, from.ip)
    return prisma.$transaction(async (tx) => {
      await refuseChanged(tx, user)
      return sessions.open(tx, user.id, from.userAgent)
    })
  }

/** A change of the password ends the sessions there are; none may be opened with the old one while that is under way. */
async function refuseChanged(tx: Transaction, { id, passwordHash }: { id: string; passwordHash: string }) {
  const unchanged = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${id}::uuid AND password_hash = ${passwordHash} FOR SHARE`
  if (unchanged.length === 0) throw new Problem('wrong_credentials')
}
