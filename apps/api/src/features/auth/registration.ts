import type { Tokens } from '../../http/cookies.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { isUniqueViolation } from '../../infra/database-errors.ts'
import { hashPassword } from '../../infra/passwords.ts'
import type { RateLimits } from '../../infra/rate-limits.ts'
import { newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { createOwnConfirmation } from '../email-address/service.ts'
import type { Mails } from '../mail/service.ts'
import { refuseWeakPassword } from '../passwords/service.ts'
import type { ClientInfo, Sessions } from '../sessions/service.ts'

export interface Registration {
  email: string
  password: string
  firstName: string
  goals: string
  phoneNumber: string
  newsletter: boolean
}

/** An invitation that a registration accepts. */
export interface SignUpInvitation {
  token: string
  /** Version of the consents that were read. */
  consent: string
}

interface Invitations {
  /** @throws Problem unless the invitation can be accepted */
  requireOpen(token: string): Promise<void>
  /** @returns whether it was mailed to the address of the account, which is confirmed then */
  acceptAtSignUp(tx: Tx, token: string, user: { id: string; email: string; consent: string }): Promise<boolean>
}

interface RegistrationDependencies {
  sessions: Sessions
  mails: Mails
  limits: RateLimits
  subscribe(tx: Tx, userId: string, email: string): Promise<void>
  invitations: Invitations
}

/**
 * Registration of members and trainers: the account, its first session, its mails and the accepted invitation, if any, in
 * one transaction. An invitation that cannot be accepted is refused before there is an account. The welcome mail holds the
 * link that confirms the address, unless the invitation was mailed to it; an address that has had too many mails gets it on
 * request.
 */
export const register =
  ({ transaction }: Database, { sessions, mails, limits, subscribe, invitations }: RegistrationDependencies) =>
  /**
   * @param invitation accepted by the new member
   * @throws Problem `email_taken`, `too_many_requests`, `invalid_input` for a weak password; those of accepting an invitation
   */
  async (
    kind: 'member' | 'trainer',
    { password, newsletter, ...profile }: Registration,
    client: ClientInfo,
    invitation: SignUpInvitation | null = null,
  ): Promise<Tokens> => {
    await limits.count('signUpIp', client.ip)
    if (invitation) await invitations.requireOpen(invitation.token)
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
        const isConfirmed =
          invitation !== null &&
          (await invitations.acceptAtSignUp(tx, invitation.token, { id: userId, email, consent: invitation.consent }))
        if (isConfirmed) await mails.enqueueMail(tx, { template: 'welcomeInvited', userId, subjectId: userId })
        else if (await limits.allows('anonymousMail', email)) {
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
