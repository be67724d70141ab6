import type { InvitationState } from '@kostbar/contracts/invites/schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../infra/database.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { hasCoachingProduct, hasUsableSlots } from '../subscriptions/service.ts'
import { texts } from './texts.ts'
import type { InviteLink } from './tokens.ts'

/**
 * SQL: state of invitation `i` for the holder of a link with this version; `t` is its trainer. `REPLACED` means that a
 * newer link was mailed.
 */
export const stateOf = (version: number) => sql<InvitationState>`CASE
  WHEN i.status <> 'OPEN' AND i.status <> 'EXPIRED' THEN i.status::text
  WHEN i.version <> ${version} THEN 'REPLACED'
  WHEN i.status = 'EXPIRED' OR i.expires_at <= now() THEN 'EXPIRED'
  WHEN t.locked_until > now() OR NOT 'ROLE_TRAINER' = ANY(t.roles::text[])
    OR i.origin = 'INVITED' AND NOT ${hasUsableSlots(sql`i.trainer_id`)} THEN 'UNAVAILABLE'
  ELSE 'OPEN' END`

/** Query of the invitation of a link, with its state and what accepting it needs. Aliases as in `stateOf`. */
export const invitationOf = (db: Db, { id, version }: InviteLink) =>
  db
    .selectFrom('invites as i')
    .innerJoin('users as t', 't.id', 'i.trainer_id')
    .select(['i.id', 'i.trainer_id as trainerId', 'i.email', 'i.client_id as clientId', 'i.origin'])
    .select(['i.assigned_by_id as adminId', 'i.first_name as firstName'])
    .select(sql<boolean>`i.origin = 'INVITED' OR ${hasCoachingProduct(sql.ref('i.client_id'))}`.as('isPaidFor'))
    .select(stateOf(version).as('state'))
    .select('t.first_name as trainerName')
    .where('i.id', '=', id)

/** Invitation of a link in any state. */
export type LinkedInvitation = NonNullable<Awaited<ReturnType<ReturnType<typeof invitationOf>['executeTakeFirst']>>>

/** @throws Problem `link_invalid` for an unknown invitation */
export async function findInvitation(db: Db, link: InviteLink): Promise<LinkedInvitation> {
  const invite = await invitationOf(db, link).executeTakeFirst()
  if (!invite) throw new Problem('link_invalid', { msg: texts.unknownLink })
  return invite
}

/**
 * Locks the invitation, so that accepting it in two tabs, revoking and resending it happen one after another.
 * @throws Problem `link_invalid` for an unknown invitation
 */
export async function lockInvitation(tx: Tx, link: InviteLink): Promise<LinkedInvitation> {
  await tx.selectFrom('invites').select('id').where('id', '=', link.id).forUpdate().execute()
  return findInvitation(tx, link)
}

/** Closes an invitation with the answer. @param clientId account that accepts it */
export const closeInvitation = (tx: Tx, id: string, status: 'ACCEPTED' | 'DECLINED', clientId?: string) =>
  tx
    .updateTable('invites')
    .set({ status, closed_at: now, ...(clientId && { client_id: clientId }) })
    .where('id', '=', id)
    .execute()

/** German sentence that says why an invitation or proposal cannot be accepted. */
export const closedText = (
  origin: LinkedInvitation['origin'],
  state: Exclude<InvitationState, 'OPEN'>,
  trainer: string,
): string => (origin === 'ASSIGNED' ? texts.closedProposal(state, trainer) : texts.closed(state, trainer))

/** Problem of a request that needs an open invitation. */
export const closedProblem = ({ origin, trainerName }: LinkedInvitation, state: Exclude<InvitationState, 'OPEN'>) =>
  new Problem('invite_closed', { msg: closedText(origin, state, trainerName) })

/** German sentence that says why this account can never accept an invitation; null when it can. */
export function acceptanceRefusal(invite: LinkedInvitation, user: { id: string; isStaff: boolean }): string | null {
  if (invite.trainerId === user.id) return texts.ownAddress
  if (user.isStaff) return texts.staffAccount
  if (invite.origin === 'ASSIGNED' && invite.clientId !== user.id) return texts.otherAccount
  return invite.isPaidFor ? null : texts.purchaseEnded
}

/**
 * Whether an invitation was mailed to another address than the account's. Proposals are made to an account and do not
 * depend on its address.
 */
export const isOtherAddress = (invite: LinkedInvitation, email: string): boolean =>
  invite.origin === 'INVITED' && invite.email !== email
