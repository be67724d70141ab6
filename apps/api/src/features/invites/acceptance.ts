import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import type { Relations } from '../clients/service.ts'
import { confirmOwnAddress } from '../email-address/service.ts'
import { giveConsent } from '../health/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import { lockUser } from '../users/service.ts'
import { type AnswerNotifications, notifyOfAcceptance } from './answer-notifications.ts'
import {
  acceptanceRefusal,
  closedProblem,
  closeInvitation,
  isOtherAddress,
  type LinkedInvitation,
  lockInvitation,
} from './linked-invitation.ts'
import { texts } from './texts.ts'
import type { InviteLink } from './tokens.ts'

/** Account that accepts an invitation, with its confirmations. */
export interface Acceptance {
  id: string
  /** Version of the consent texts that the user has read. */
  consent: string
  switchTrainer: boolean
  otherAddress: boolean
}

/** Services that take part in accepting an invitation. */
export interface AcceptanceServices extends AnswerNotifications {
  readonly relations: Relations
}

/** The account that accepts an invitation, locked until the transaction ends. */
interface Invitee extends Acceptance {
  email: string
  firstName: string
  isStaff: boolean
}

/** Trainer and relation of a user's active or paused coaching; undefined without one. */
export const findTrainer = (db: Db, clientId: string) =>
  db
    .selectFrom('client_relations as r')
    .innerJoin('users as t', 't.id', 'r.trainer_id')
    .select(['t.id', 't.first_name as firstName', 't.last_name as lastName', 'r.id as relationId'])
    .where('r.client_id', '=', clientId)
    .where('r.status', '<>', 'ARCHIVED')
    .executeTakeFirst()

/**
 * Locks the account that accepts, so that two invitations accepted at once do not give one client two trainers, and
 * loads what may have changed since the request began.
 */
async function lockInvitee(tx: Tx, acceptance: Acceptance): Promise<Invitee> {
  await lockUser(tx, acceptance.id)
  const account = await tx
    .selectFrom('users')
    .select(['email', 'first_name as firstName'])
    .select(sql<boolean>`roles::text[] && ARRAY['ROLE_TRAINER', 'ROLE_ADMIN']`.as('isStaff'))
    .where('id', '=', acceptance.id)
    .executeTakeFirstOrThrow()
  return { ...acceptance, ...account }
}

/**
 * Refuses an acceptance without the necessary confirmations.
 * @returns the current trainer; undefined without one
 * @throws Problem `consent_outdated`, `other_address`, `has_trainer`
 */
async function requireConfirmations(tx: Tx, invite: LinkedInvitation, user: Invitee) {
  if (user.consent !== consentVersion) throw new Problem('consent_outdated')
  if (isOtherAddress(invite, user.email) && !user.otherAddress) throw new Problem('other_address')
  const current = await findTrainer(tx, user.id)
  if (current && current.id !== invite.trainerId && !user.switchTrainer)
    throw new Problem('has_trainer', { msg: texts.hasTrainer(current.firstName) })
  return current
}

/** @returns id of the relation */
async function startCoaching(
  relations: Relations,
  tx: Tx,
  { trainerId, origin }: LinkedInvitation,
  clientId: string,
): Promise<string> {
  await relations.archiveOfClient(tx, clientId, 'SWITCH')
  return relations.start(tx, { trainerId, clientId, origin })
}

/** Gives the consents that the acceptance contains, and starts the clocks of what the trainer may read now. */
async function giveConsents(tx: Tx, clientId: string, relationId: string): Promise<void> {
  await giveConsent(tx, clientId, 'HEALTH')
  await giveConsent(tx, clientId, 'COACHING', relationId)
  await pendingAnswers.updateClocks(tx, { relationId })
}

/**
 * Confirms the account's address if the link was mailed to it: its holder reads that mailbox. Links of proposals do
 * not confirm it, because the app shows them as well.
 * @returns whether the address was confirmed
 */
async function confirmAddress(tx: Tx, invite: LinkedInvitation, user: Invitee): Promise<boolean> {
  const isOwn = invite.origin === 'INVITED' && invite.email === user.email
  if (isOwn) await confirmOwnAddress(tx, user.id)
  return isOwn
}

/**
 * Accepts an invitation: starts the coaching, unless this trainer coaches the user already, and gives the consents.
 * Does nothing when the user has accepted it before.
 * @returns whether the invitation was mailed to the address of the account
 * @throws Problem `link_invalid`, `invite_closed`, `invite_not_for_you`, `other_address`, `has_trainer`,
 * `consent_outdated`
 */
export async function acceptInvitation(
  services: AcceptanceServices,
  tx: Tx,
  link: InviteLink,
  acceptance: Acceptance,
): Promise<boolean> {
  const invite = await lockInvitation(tx, link)
  const user = await lockInvitee(tx, acceptance)
  const obstacle = acceptanceRefusal(invite, user)
  if (obstacle) throw new Problem('invite_not_for_you', { msg: obstacle })
  if (invite.state === 'ACCEPTED' && invite.clientId === user.id) return invite.email === user.email
  if (invite.state !== 'OPEN') throw closedProblem(invite, invite.state)
  const current = await requireConfirmations(tx, invite, user)
  const relationId =
    current?.id === invite.trainerId ? current.relationId : await startCoaching(services.relations, tx, invite, user.id)
  await giveConsents(tx, user.id, relationId)
  await closeInvitation(tx, invite.id, 'ACCEPTED', user.id)
  await notifyOfAcceptance(services, tx, invite, user)
  return confirmAddress(tx, invite, user)
}
