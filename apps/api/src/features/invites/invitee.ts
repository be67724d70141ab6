import { consentTexts, consentVersion } from '@kostbar/contracts/health/consent-texts'
import { type Actor, isAdmin, isTrainer } from '../../http/actor.ts'
import type { Tx } from '../../infra/database.ts'
import { isUniqueViolation } from '../../infra/database-errors.ts'
import type { Infra } from '../../infra/infra.ts'
import { Problem } from '../../problems/problem.ts'
import { publicTrainerColumns, toPublicTrainer } from '../trainers/service.ts'
import { type Acceptance, type AcceptanceServices, acceptInvitation, findTrainer } from './acceptance.ts'
import { notifyOfDecline } from './answer-notifications.ts'
import {
  acceptanceRefusal,
  closedProblem,
  closedText,
  closeInvitation,
  findInvitation,
  invitationOf,
  isOtherAddress,
  lockInvitation,
  stateOf,
} from './linked-invitation.ts'
import { texts } from './texts.ts'
import { parseInviteToken } from './tokens.ts'
import { maskEmail } from './visible-invitee.ts'

/** Mailed invitations for the holders of their links: show, accept, decline. */
export function inviteeService(
  {
    database: { kysely, prisma, transaction },
    links,
    storage,
    siteName,
  }: Pick<Infra, 'database' | 'links' | 'storage' | 'siteName'>,
  services: AcceptanceServices,
) {
  const emailOf = async (id: string): Promise<string> =>
    (await prisma.user.findUniqueOrThrow({ where: { id }, select: { email: true } })).email

  return {
    /**
     * Invitation of a link, with its state and the trainer's public profile.
     * @throws Problem `link_invalid` for a token that was not mailed
     */
    show: async (token: string) => {
      const link = parseInviteToken(links, token)
      const [row] = await invitationOf(kysely, link)
        .leftJoin('trainer_profiles as p', 'p.user_id', 'i.trainer_id')
        .clearSelect()
        .select(publicTrainerColumns)
        .select(['i.email', 'i.origin', 'i.first_name as inviteeName', 'i.message', 'i.expires_at as expiresAt'])
        .select(stateOf(link.version).as('state'))
        .execute()
      if (!row) throw new Problem('link_invalid', { msg: texts.unknownLink })
      const { state, origin, email, inviteeName, message, expiresAt, ...trainer } = row
      return {
        state,
        stateText: state === 'OPEN' ? '' : closedText(origin, state, trainer.firstName),
        isProposal: origin === 'ASSIGNED',
        trainer: await toPublicTrainer(storage, trainer),
        maskedEmail: maskEmail(email),
        firstName: inviteeName,
        message,
        expiresAt,
        consent: { version: consentVersion, ...consentTexts(siteName) },
      }
    },

    /** Whether the actor can accept an invitation, and which confirmations it needs. @throws Problem `link_invalid` */
    eligibility: async (actor: Actor, token: string) => {
      const invite = await findInvitation(kysely, parseInviteToken(links, token))
      const isStaff = isTrainer(actor) || isAdmin(actor)
      const current = await findTrainer(kysely, actor.id)
      return {
        obstacle: acceptanceRefusal(invite, { id: actor.id, isStaff }),
        isOtherAddress: isOtherAddress(invite, await emailOf(actor.id)),
        currentTrainer:
          current && current.id !== invite.trainerId
            ? { firstName: current.firstName, lastName: current.lastName }
            : null,
        hasAccepted: invite.state === 'ACCEPTED' && invite.clientId === actor.id,
      }
    },

    /**
     * Accepts an invitation in one transaction: ends the coaching by another trainer, starts the new one, gives the
     * consents and tells both trainers. Does nothing when the actor has accepted the invitation before.
     * @throws Problem `link_invalid`, `invite_closed`, `invite_not_for_you`, `other_address`, `has_trainer`,
     * `consent_outdated`
     */
    accept: async (
      actor: Actor,
      token: string,
      confirmed: Pick<Acceptance, 'consent' | 'switchTrainer' | 'otherAddress'>,
    ): Promise<void> => {
      const link = parseInviteToken(links, token)
      const run = () => transaction((tx) => acceptInvitation(services, tx, link, { ...confirmed, id: actor.id }))
      // A trainer has taken up an earlier coaching of the user at the same time; now the checks see it.
      await run().catch((error: unknown) => {
        if (isUniqueViolation(error)) return run()
        throw error
      })
    },

    /** Declines an open invitation; repeating it does nothing. @throws Problem `link_invalid`, `invite_closed` */
    decline: async (token: string): Promise<void> => {
      const link = parseInviteToken(links, token)
      await transaction(async (tx) => {
        const invite = await lockInvitation(tx, link)
        if (invite.state === 'DECLINED') return
        if (invite.state !== 'OPEN' && invite.state !== 'UNAVAILABLE') throw closedProblem(invite, invite.state)
        await closeInvitation(tx, invite.id, 'DECLINED')
        await notifyOfDecline(services, tx, invite)
      })
    },

    /**
     * Checks the invitation of a sign-up before the account is created.
     * @returns whether the invitation was mailed to this address
     * @throws Problem `link_invalid`, `invite_closed`, `invite_not_for_you` for a proposal, which belongs to an
     * existing account
     */
    requireOpen: async (token: string, email: string): Promise<boolean> => {
      const invite = await findInvitation(kysely, parseInviteToken(links, token))
      if (invite.state !== 'OPEN') throw closedProblem(invite, invite.state)
      if (invite.origin === 'ASSIGNED') throw new Problem('invite_not_for_you', { msg: texts.otherAccount })
      return invite.email === email
    },

    /**
     * Accepts an invitation in the transaction of a sign-up.
     * @returns whether the invitation was mailed to the address of the new account
     */
    acceptAtSignUp: (tx: Tx, token: string, user: Pick<Acceptance, 'id' | 'consent'>): Promise<boolean> =>
      acceptInvitation(services, tx, parseInviteToken(links, token), {
        ...user,
        switchTrainer: false,
        otherAddress: true,
      }),
  }
}

export type InviteeService = ReturnType<typeof inviteeService>
