import { paths } from '@kostbar/contracts/paths'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { LinkTokens } from '../../infra/link-tokens.ts'
import { newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { invitesPath, linkPurposes } from '../mail/links.ts'
import type { Mails } from '../mail/service.ts'
import { deleteNotificationsOfProposals, type Notifications } from '../notifications/service.ts'
import { closeExpired, enqueueInvitation, expiry } from './sending.ts'
import { type InviteLink, inviteSubject } from './tokens.ts'
import { lockAddresses } from './verdicts.ts'

export { deleteInvitationMailsOf } from './erasure.ts'
export { currentStatus } from './sending.ts'
export { visibleInvitee } from './visible-invitee.ts'

/** Token for the latest link of an invitation. */
export const inviteToken = (links: LinkTokens, link: InviteLink): string =>
  links.create(linkPurposes.invitation, inviteSubject(link))

interface Proposal {
  clientId: string
  trainerId: string
  /** Id of the admin who makes the proposal. */
  adminId: string
}

interface OpenProposal {
  id: string
  trainerId: string
}

/**
 * Locks the open proposals to a member until the transaction ends. Lock order: address, invitation, user; accepting an
 * invitation locks invitation and user in the same order.
 */
const lockOpen = (tx: Tx, clientId: string): Promise<OpenProposal[]> =>
  tx
    .selectFrom('invites')
    .select(['id', 'trainer_id as trainerId'])
    .where('client_id', '=', clientId)
    .where('origin', '=', 'ASSIGNED')
    .where('status', '=', 'OPEN')
    .where('expires_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute()

async function revoke(tx: Tx, proposals: readonly OpenProposal[]): Promise<void> {
  if (proposals.length === 0) return
  const ids = proposals.map(({ id }) => id)
  await tx.updateTable('invites').set({ status: 'REVOKED', closed_at: now }).where('id', 'in', ids).execute()
  await deleteNotificationsOfProposals(tx, ids)
}

/** Locks a member's address and the open proposals to them. @throws Problem `not_found` for an unknown member */
async function lock(tx: Tx, clientId: string): Promise<{ email: string; open: OpenProposal[] }> {
  const user = await tx.selectFrom('users').select('email').where('id', '=', clientId).executeTakeFirst()
  if (!user) throw new Problem('not_found')
  await lockAddresses(tx, [user.email])
  return { email: user.email, open: await lockOpen(tx, clientId) }
}

/**
 * Revokes the open proposals to a member, before the account is locked; does nothing without one.
 * @returns whether there was one
 * @throws Problem `not_found` for an unknown member
 */
export async function withdrawProposals(tx: Tx, clientId: string): Promise<boolean> {
  const { open } = await lock(tx, clientId)
  await revoke(tx, open)
  return open.length > 0
}

/** Proposals: invitations that admins make to a member's account in a trainer's name. They take no client slot. */
export function proposalsService({ mails, notifications }: { mails: Mails; notifications: Notifications }) {
  /** Whether the trainer has an open invitation of their own to this address. */
  const hasOwnInvitation = async (tx: Tx, trainerId: string, email: string): Promise<boolean> => {
    await closeExpired(tx, trainerId, [email])
    const own = await tx
      .selectFrom('invites')
      .select('id')
      .where('trainer_id', '=', trainerId)
      .where('email', '=', email)
      .where('status', '=', 'OPEN')
      .executeTakeFirst()
    return own !== undefined
  }

  const insert = async (tx: Tx, { clientId, trainerId, adminId }: Proposal): Promise<string> => {
    const { id } = await tx
      .insertInto('invites')
      .columns(['id', 'trainer_id', 'email', 'first_name', 'origin', 'client_id', 'assigned_by_id', 'expires_at'])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select((user) => [
            newId.as('id'),
            user.val(trainerId).as('trainer_id'),
            'email',
            'first_name',
            sql<'ASSIGNED'>`'ASSIGNED'::"RelationOrigin"`.as('origin'),
            'id as client_id',
            user.val(adminId).as('assigned_by_id'),
            expiry.as('expires_at'),
          ])
          .where('id', '=', clientId),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  return {
    /**
     * Proposes a trainer to a member and tells both; an open proposal of another trainer is revoked. Does nothing while
     * a proposal of the same trainer is open.
     * @param requireValid called under the locks; throws when the member may not be proposed a trainer
     * @throws Problem `not_found`; `already_invited` when the trainer has an open invitation to the member
     */
    create: async (tx: Tx, proposal: Proposal, requireValid: () => Promise<void>): Promise<void> => {
      const { clientId, trainerId } = proposal
      const { email, open } = await lock(tx, clientId)
      await requireValid()
      if (open.some((other) => other.trainerId === trainerId)) return
      await revoke(tx, open)
      if (await hasOwnInvitation(tx, trainerId, email)) throw new Problem('already_invited')
      const subjectId = await insert(tx, proposal)
      await enqueueInvitation(tx, mails, subjectId)
      await notifications.add(tx, {
        userId: clientId,
        kind: 'trainerProposed',
        subjectId,
        // One key per member: a later proposal replaces the notification of the one before.
        dedupeKey: `trainerProposed:${clientId}`,
        link: paths.profile,
        actorId: trainerId,
      })
      const link = invitesPath
      await notifications.add(tx, { userId: trainerId, kind: 'clientProposed', subjectId, link, variables: {} })
    },
  }
}

export type Proposals = ReturnType<typeof proposalsService>
