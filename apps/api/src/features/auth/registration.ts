import type { Tokens } from '../../http/cookies.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { onDuplicate } from '../../infra/database-errors.ts'
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

/** Invitation of a trainer that the new member accepts by registering. */
export interface SignUpInvitation {
  token: string
  /** Version of the consent texts that the new member has read. */
  consent: string
}

interface Invitations {
  /**
   * Refuses an invitation that cannot be accepted, before the account is created.
   * @returns whether the invitation was mailed to this address
   * @throws Problem
   */
  requireOpen(token: string, email: string): Promise<boolean>
  /** @returns true when the invitation was mailed to the account's address, which is confirmed by accepting */
  acceptAtSignUp(tx: Tx, token: string, user: { id: string; consent: string }): Promise<boolean>
}

interface RegistrationDependencies {
  sessions: Sessions
  mails: Mails
  limits: RateLimits
  subscribe(tx: Tx, userId: string, email: string): Promise<void>
  invitations: Invitations
  siteName: string
}

/**
 * Registration of members and trainers: account, first session, mails and accepted invitation are stored in one
 * transaction. An invitation that cannot be accepted is refused before the account is created. The welcome mail holds
 * the link that confirms the address, unless the invitation was mailed to that address. An address that has received
 * too many mails gets no welcome mail; its owner can request the link later.
 */
export const register =
  (
    { kysely, transaction }: Database,
    { sessions, mails, limits, subscribe, invitations, siteName }: RegistrationDependencies,
  ) =>
  /**
   * @param invitation accepted by the new member; null without one
   * @throws Problem `email_taken`, `too_many_requests`, `invalid_input` for a weak password, and those of accepting an
   * invitation
   */
  async (
    kind: 'member' | 'trainer',
    { password, newsletter, ...profile }: Registration,
    client: ClientInfo,
    invitation: SignUpInvitation | null = null,
  ): Promise<Tokens> => {
    const { email, firstName, goals, phoneNumber } = profile
    await limits.count('signUpIp', client.ip)
    const isInvited = invitation !== null && (await invitations.requireOpen(invitation.token, email))
    refuseWeakPassword(password, { owner: profile, siteName }, 'password')
    const passwordHash = await hashPassword(password)
    const isTrainer = kind === 'trainer'
    // Mails are counted before the transaction, which would wait for a second connection. A taken address gets none.
    const taken = await kysely.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    if (taken) throw new Problem('email_taken')
    const mayWelcome = isInvited || (await limits.allows('anonymousMail', email))
    const maySubscribe = newsletter && (await limits.allows('anonymousMail', email))
    return onDuplicate(
      transaction(async (tx) => {
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
          (await invitations.acceptAtSignUp(tx, invitation.token, { id: userId, consent: invitation.consent }))
        if (isConfirmed) await mails.enqueueMail(tx, { template: 'welcomeInvited', userId, subjectId: userId })
        else if (mayWelcome) {
          const { id: subjectId } = await createOwnConfirmation(tx, userId, email)
          await mails.enqueueMail(tx, { template: isTrainer ? 'trainerWelcome' : 'welcome', userId, subjectId })
        }
        if (maySubscribe) await subscribe(tx, userId, email)
        return sessions.open(tx, userId, client)
      }),
      () => new Problem('email_taken'),
    )
  }
