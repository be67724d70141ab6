import { consentTexts, consentVersion } from '@kostbar/contracts/health/consent-texts'
import { paths, userPath } from '@kostbar/contracts/paths'
import { sql } from 'kysely'
import { type Actor, isAdmin, isTrainer } from '../../http/actor.ts'
import type { Db, Tx } from '../../infra/database.ts'
import { isUniqueViolation } from '../../infra/database-errors.ts'
import type { Infra } from '../../infra/infra.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Relations } from '../clients/service.ts'
import { confirmOwnAddress } from '../email-address/service.ts'
import { giveConsent } from '../health/service.ts'
import { invitesPath } from '../mail/links.ts'
import type { Mails } from '../mail/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import { publicTrainerColumns, toPublicTrainer } from '../trainers/service.ts'
import { lockUser } from '../users/service.ts'
import {
  acceptanceRefusal,
  closedProblem,
  closedText,
  invitationOf,
  isOtherAddress,
  type LinkedInvitation,
  stateOf,
} from './linked-invitation.ts'
import { texts } from './texts.ts'
import { type InviteLink, parseInviteToken } from './tokens.ts'
import { maskEmail } from './visible-invitee.ts'

/** Account that accepts an invitation, with its confirmations. */
export interface Acceptance {
  id: string
  /** Version of the consent texts that the user has read. */
  consent: string
  switchTrainer: boolean
  otherAddress: boolean
}

interface InviteeDependencies {
  mails: Mails
  notifications: Notifications
  relations: Relations
}

/** The account that accepts an invitation, locked until the transaction ends. */
interface Invitee extends Acceptance {
  email: string
  firstName: string
  isStaff: boolean
}

/** Trainer and relation of a user's active or paused coaching; undefined without one. */
const findTrainer = (db: Db, clientId: string) =>
  db
    .selectFrom('client_relations as r')
    .innerJoin('users as t', 't.id', 'r.trainer_id')
    .select(['t.id', 't.first_name as firstName', 't.last_name as lastName', 'r.id as relationId'])
    .where('r.client_id', '=', clientId)
    .where('r.status', '<>', 'ARCHIVED')
    .executeTakeFirst()

/** Mailed invitations for the holders of their links: show, accept, decline. */
export function inviteeService(
  {
    database: { kysely, prisma, transaction },
    links,
    storage,
    siteName,
  }: Pick<Infra, 'database' | 'links' | 'storage' | 'siteName'>,
  { mails, notifications, relations }: InviteeDependencies,
) {
  const find = async (db: Db, link: InviteLink): Promise<LinkedInvitation> => {
    const invite = await invitationOf(db, link).executeTakeFirst()
    if (!invite) throw new Problem('link_invalid', { msg: texts.unknownLink })
    return invite
  }

  /** Locks the invitation, so that accepting it in two tabs, revoking and resending it happen one after another. */
  const lock = async (tx: Tx, link: InviteLink): Promise<LinkedInvitation> => {
    await tx.selectFrom('invites').select('id').where('id', '=', link.id).forUpdate().execute()
    return find(tx, link)
  }

  /**
   * Locks the account that accepts, so that two invitations accepted at once do not give one client two trainers, and
   * loads what may have changed since the request began.
   */
  const lockInvitee = async (tx: Tx, acceptance: Acceptance): Promise<Invitee> => {
    await lockUser(tx, acceptance.id)
    const account = await tx
      .selectFrom('users')
      .select(['email', 'first_name as firstName'])
      .select(sql<boolean>`roles::text[] && ARRAY['ROLE_TRAINER', 'ROLE_ADMIN']`.as('isStaff'))
      .where('id', '=', acceptance.id)
      .executeTakeFirstOrThrow()
    return { ...acceptance, ...account }
  }

  /** Notifies the trainer that an invitation was accepted or declined. @param link page about it */
  const notifyTrainer = async (
    tx: Tx,
    { id: subjectId, trainerId: userId, origin }: LinkedInvitation,
    { answer, name, link }: { answer: 'inviteAccepted' | 'inviteDeclined'; name: string; link: string },
  ) => {
    const variables = { name, isProposal: origin === 'ASSIGNED' }
    await notifications.add(tx, { userId, kind: answer, subjectId, link, variables })
    await mails.enqueueMail(tx, { template: answer, userId, subjectId, variables })
  }

  /** Notifies the trainer that an invitation was declined; of a proposal, the admin who made it. */
  const notifyOfDecline = async (tx: Tx, invite: LinkedInvitation): Promise<void> => {
    if (invite.origin === 'INVITED')
      return notifyTrainer(tx, invite, { answer: 'inviteDeclined', name: invite.email, link: invitesPath })
    const { id: subjectId, adminId: userId, firstName } = invite
    if (!userId) return
    const variables = { name: firstName ?? '' }
    const link = paths.clientAssignment
    await notifications.add(tx, { userId, kind: 'proposalDeclined', subjectId, link, variables })
  }

  const close = (tx: Tx, id: string, status: 'ACCEPTED' | 'DECLINED', clientId?: string) =>
    tx
      .updateTable('invites')
      .set({ status, closed_at: now, ...(clientId && { client_id: clientId }) })
      .where('id', '=', id)
      .execute()

  /**
   * Refuses an acceptance without the necessary confirmations.
   * @returns the current trainer; undefined without one
   * @throws Problem `consent_outdated`, `other_address`, `has_trainer`
   */
  const requireConfirmations = async (tx: Tx, invite: LinkedInvitation, user: Invitee) => {
    if (user.consent !== consentVersion) throw new Problem('consent_outdated')
    if (isOtherAddress(invite, user.email) && !user.otherAddress) throw new Problem('other_address')
    const current = await findTrainer(tx, user.id)
    if (current && current.id !== invite.trainerId && !user.switchTrainer)
      throw new Problem('has_trainer', { msg: texts.hasTrainer(current.firstName) })
    return current
  }

  /** @returns id of the relation */
  const startCoaching = async (tx: Tx, { trainerId, origin }: LinkedInvitation, clientId: string): Promise<string> => {
    await relations.archiveOfClient(tx, clientId, 'SWITCH')
    return relations.start(tx, { trainerId, clientId, origin })
  }

  /** Gives the consents that the acceptance contains, and starts the clocks of what the trainer may read now. */
  const giveConsents = async (tx: Tx, clientId: string, relationId: string): Promise<void> => {
    await giveConsent(tx, clientId, 'HEALTH')
    await giveConsent(tx, clientId, 'COACHING', relationId)
    await pendingAnswers.updateClocks(tx, { relationId })
  }

  /**
   * Confirms the account's address if the link was mailed to it: its holder reads that mailbox. Links of proposals do
   * not confirm it, because the app shows them as well.
   * @returns whether the address was confirmed
   */
  const confirmAddress = async (tx: Tx, invite: LinkedInvitation, user: Invitee): Promise<boolean> => {
    const isOwn = invite.origin === 'INVITED' && invite.email === user.email
    if (isOwn) await confirmOwnAddress(tx, user.id)
    return isOwn
  }

  /**
   * Accepts an invitation: starts the coaching, unless this trainer coaches the user already, and gives the consents.
   * @returns whether the invitation was mailed to the address of the account
   */
  const acceptInvitation = async (tx: Tx, link: InviteLink, acceptance: Acceptance): Promise<boolean> => {
    const invite = await lock(tx, link)
    const user = await lockInvitee(tx, acceptance)
    const obstacle = acceptanceRefusal(invite, user)
    if (obstacle) throw new Problem('invite_not_for_you', { msg: obstacle })
    if (invite.state === 'ACCEPTED' && invite.clientId === user.id) return invite.email === user.email
    if (invite.state !== 'OPEN') throw closedProblem(invite, invite.state)
    const current = await requireConfirmations(tx, invite, user)
    const relationId = current?.id === invite.trainerId ? current.relationId : await startCoaching(tx, invite, user.id)
    await giveConsents(tx, user.id, relationId)
    await close(tx, invite.id, 'ACCEPTED', user.id)
    const answer = { answer: 'inviteAccepted', name: user.firstName, link: userPath(paths.user, user.id) } as const
    await notifyTrainer(tx, invite, answer)
    return confirmAddress(tx, invite, user)
  }

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
      const invite = await find(kysely, parseInviteToken(links, token))
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
      const run = () => transaction((tx) => acceptInvitation(tx, link, { ...confirmed, id: actor.id }))
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
        const invite = await lock(tx, link)
        if (invite.state === 'DECLINED') return
        if (invite.state !== 'OPEN' && invite.state !== 'UNAVAILABLE') throw closedProblem(invite, invite.state)
        await close(tx, invite.id, 'DECLINED')
        await notifyOfDecline(tx, invite)
      })
    },

    /**
     * Checks the invitation of a sign-up before the account is created.
     * @returns whether the invitation was mailed to this address
     * @throws Problem `link_invalid`, `invite_closed`, `invite_not_for_you` for a proposal, which belongs to an
     * existing account
     */
    requireOpen: async (token: string, email: string): Promise<boolean> => {
      const invite = await find(kysely, parseInviteToken(links, token))
      if (invite.state !== 'OPEN') throw closedProblem(invite, invite.state)
      if (invite.origin === 'ASSIGNED') throw new Problem('invite_not_for_you', { msg: texts.otherAccount })
      return invite.email === email
    },

    /**
     * Accepts an invitation in the transaction of a sign-up.
     * @returns whether the invitation was mailed to the address of the new account
     */
    acceptAtSignUp: (tx: Tx, token: string, user: Pick<Acceptance, 'id' | 'consent'>): Promise<boolean> =>
      acceptInvitation(tx, parseInviteToken(links, token), {
        ...user,
        switchTrainer: false,
        otherAddress: true,
      }),
  }
}

export type InviteeService = ReturnType<typeof inviteeService>
