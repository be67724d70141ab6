import type { Tokens } from '../../http/cookies.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { isUniqueViolation } from '../../infra/database-errors.ts'
import { hashPassword } from '../../infra/passwords.ts'
import type { RateLimits } from '../../infra/rate-limits.ts'
import { newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { createOwnConfirmation } from '../email-address/confirmations.ts'
import type { Mails } from '../mail/service.ts'
import { refuseWeakPassword } from '../passwords/rules.ts'
import type { ClientInfo, Sessions } from '../sessions/service.ts'

export interface Registration {
  email: string
  password: string
  firstName: string
  goals: string
  phoneNumber: string
  newsletter: boolean
}

interface RegistrationDependencies {
  sessions: Sessions
  mails: Mails
  limits: RateLimits
  subscribe(tx: Tx, userId: string, email: string): Promise<void>
}

/**
 * Registration of members and trainers: the account, its first session and its mails in one transaction. The welcome mail
 * holds the link that confirms the address; an address that has had too many mails gets it on request.
 */
export const register =
  ({ transaction }: Database, { sessions, mails, limits, subscribe }: RegistrationDependencies) =>
  /** @throws Problem `email_taken`, `too_many_requests`, `invalid_input` for a weak password */
  async (
    kind: 'member' | 'trainer',
    { password, newsletter, ...profile }: Registration,
    client: ClientInfo,
  ): Promise<Tokens> => {
    await limits.count('signUpIp', client.ip)
    refuseWeakPassword(password, profile, 'password')
    const passwordHash = await hashPassword(password)
    const { email, firstName, goals, phoneNumber } = profile
    const isTrainer = kind === 'trainer'
    try {
      return await transaction(async (tx) => {
        const { id: userId } = await tx
          .insertInto('users')
          .values({
            id: newId,
            email,
            first_name: firstName,
            goals,
            phone_number: phoneNumber,
            password_hash: passwordHash,
            roles: isTrainer ? ['ROLE_TRAINER'] : [],
            updated_at: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        if (await limits.allows('anonymousMail', email)) {
          const { id: subjectId } = await createOwnConfirmation(tx, userId, email)
          await mails.enqueueMail(tx, { template: isTrainer ? 'trainerWelcome' : 'welcome', userId, subjectId })
        }
        if (newsletter && (await limits.allows('anonymousMail', email))) await subscribe(tx, userId, email)
        return sessions.open(tx, userId, client)
      })
    } catch (error) {
      throw isUniqueViolation(error) ? new Problem('email_taken') : error
    }
  }
