import type { Tokens } from '../../http/cookies.ts'
import type { Database, Transaction } from '../../infra/database.ts'
import { isUniqueViolation } from '../../infra/database-errors.ts'
import { hashPassword } from '../../infra/passwords.ts'
import type { RateLimits } from '../../infra/rate-limits.ts'
import { Problem } from '../../problems/problem.ts'
import type { Mails } from '../mail/service.ts'
import type { Sessions } from '../sessions/service.ts'
import type { Origin } from './sign-in.ts'

export interface Registration {
  email: string
  password: string
  firstName: string
  goals: string
  phoneNumber: string
  newsletter: boolean
}

interface Services {
  sessions: Sessions
  mails: Mails
  limits: RateLimits
  subscribe(tx: Transaction, userId: string, email: string): Promise<void>
}

/** Registration of members and trainers: the account, its first session and its mails in one transaction. */
export const register =
  ({ prisma }: Database, { sessions, mails, limits, subscribe }: Services) =>
  /** @throws Problem `email_taken`, `too_many_requests` */
  async (
    kind: 'member' | 'trainer',
    { password, newsletter, ...person }: Registration,
    from: Origin,
  ): Promise<Tokens> => {
    await limits.count('signUpIp', from.ip)
    const passwordHash = await hashPassword(password)
    const trainer = kind === 'trainer'
    try {
      return await prisma.$transaction(async (tx) => {
        const user = await tx.user.create({ data: { ...person, passwordHash, roles: trainer ? ['ROLE_TRAINER'] : [] } })
        await mails.order(tx, { kind: trainer ? 'trainerWelcome' : 'welcome', userId: user.id, about: user.id })
        if (newsletter) await subscribe(tx, user.id, user.email)
        return sessions.open(tx, user.id, from.userAgent)
      })
    } catch (error) {
      throw isUniqueViolation(error) ? new Problem('email_taken') : error
    }
  }
