import { participantsMax } from '@kostbar/contracts/challenges/limits'
import { challengePath } from '@kostbar/contracts/paths'
import { texts as contractTexts } from '@kostbar/contracts/texts'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { deleteNotifications, type Notifications } from '../notifications/service.ts'
import { hasLapsedSlots } from '../subscriptions/service.ts'
import { isLive } from './rows.ts'
import { texts } from './texts.ts'

/**
 * Refuses invitations to people whom the trainer does not coach.
 * @throws Problem `invalid_input` unless the trainer coaches all of them, `slots_lapsed` when a client slot that one of
 * them takes is not paid for
 */
async function requireClients(tx: Tx, trainerId: string, clientIds: readonly string[]): Promise<void> {
  if (clientIds.length === 0) return
  const rows = await tx
    .selectFrom('client_relations as r')
    .select(hasLapsedSlots.as('slotsLapsed'))
    .where('r.trainer_id', '=', trainerId)
    .where('r.client_id', 'in', clientIds)
    .where('r.status', '<>', 'ARCHIVED')
    .execute()
  if (rows.length < clientIds.length)
    throw new Problem('invalid_input', { fields: { participantIds: texts.notAClient } })
  if (rows.some(({ slotsLapsed }) => slotsLapsed)) throw new Problem('slots_lapsed')
}

/**
 * Refuses invitations to people who left the challenge, because only they may decide to come back, and to more people
 * than a challenge may have.
 * @throws Problem `invalid_input`
 */
async function requireInvitable(tx: Tx, challengeId: string, ids: readonly string[]): Promise<void> {
  const members = await tx
    .selectFrom('challenge_members')
    .select(['user_id as userId', 'left_at as leftAt'])
    .where('challenge_id', '=', challengeId)
    .execute()
  const fail = (text: string) => new Problem('invalid_input', { fields: { participantIds: text } })
  if (members.some(({ userId, leftAt }) => leftAt !== null && ids.includes(userId))) throw fail(texts.hasLeft)
  if (new Set([...ids, ...members.map(({ userId }) => userId)]).size > participantsMax)
    throw fail(contractTexts.challengeParticipants)
}

/**
 * Sets the invited clients of a challenge that has not begun: the given ones are invited, all others
 * removed together with their notifications. Those who left stay, so that they can still come back.
 * @throws Problem `slots_lapsed`, `invalid_input` for people the trainer does not coach, for those who left, and for
 * more people than a challenge may have
 */
export async function setInvited(
  tx: Tx,
  { challengeId, trainerId, clientIds }: { challengeId: string; trainerId: string; clientIds: readonly string[] },
): Promise<void> {
  const ids = [...new Set(clientIds)]
  await requireClients(tx, trainerId, ids)
  const removed = await tx
    .deleteFrom('challenge_members')
    .where('challenge_id', '=', challengeId)
    .where('left_at', 'is', null)
    .$if(ids.length > 0, (query) => query.where('user_id', 'not in', ids))
    .returning('user_id as userId')
    .execute()
  // Their link would lead nowhere.
  const userIds = removed.map(({ userId }) => userId)
  await deleteNotifications(tx, { kind: 'challengeInvited', subjectId: challengeId, userIds })
  await requireInvitable(tx, challengeId, ids)
  await insertInvited(tx, challengeId, ids)
}

async function insertInvited(tx: Tx, challengeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insertInto('challenge_members')
    .values(ids.map((id) => ({ challenge_id: challengeId, user_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Invites further clients to a challenge.
 * @throws Problem `slots_lapsed`, `invalid_input` for people the trainer does not coach, for those who left, and for
 * more people than a challenge may have
 */
export async function addInvited(
  tx: Tx,
  { challengeId, trainerId, clientIds }: { challengeId: string; trainerId: string; clientIds: readonly string[] },
): Promise<void> {
  const ids = [...new Set(clientIds)]
  await requireClients(tx, trainerId, ids)
  await requireInvitable(tx, challengeId, ids)
  await insertInvited(tx, challengeId, ids)
}

/**
 * Notifies the people invited to a challenge, except those in `alreadyNotified`, who have been notified before. Nobody
 * is notified of a challenge for everyone, which has no invitations, nor clients whose coaching has ended, who cannot see it.
 */
export async function notifyInvited(
  tx: Tx,
  notifications: Notifications,
  {
    challengeId,
    ownerId,
    alreadyNotified,
  }: { challengeId: string; ownerId: string; alreadyNotified: ReadonlySet<string> },
): Promise<void> {
  const members = await tx
    .selectFrom('challenge_members as m')
    .innerJoin('challenges as c', 'c.id', 'm.challenge_id')
    .select(['m.user_id as userId'])
    .where('c.id', '=', challengeId)
    .where('c.audience', '=', 'CLIENTS')
    .where('m.left_at', 'is', null)
    .where(isLive(sql.ref('m.user_id')))
    .execute()
  const kind = 'challengeInvited'
  const link = challengePath(challengeId)
  await notifications.addMany(
    tx,
    members
      .filter(({ userId }) => !alreadyNotified.has(userId))
      .map(({ userId }) => ({ userId, kind, subjectId: challengeId, link, actorId: ownerId })),
  )
}
