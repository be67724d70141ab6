import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { now } from '../../infra/sql.ts'
import { isLive, isManagedBy, phaseColumn } from './rows.ts'

/**
 * Ids of the participants of a challenge: those who joined, did not leave and, in a challenge for clients, are still
 * coached by its owner.
 */
async function challengeParticipantIds({ kysely }: Pick<Database, 'kysely'>, challengeId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('challenge_members as m')
    .innerJoin('challenges as c', 'c.id', 'm.challenge_id')
    .select('m.user_id as userId')
    .where('c.id', '=', challengeId)
    .where('m.joined_at', 'is not', null)
    .where('m.left_at', 'is', null)
    .where(isLive(sql.ref('m.user_id')))
    .orderBy('m.user_id')
    .execute()
  return rows.map(({ userId }) => userId)
}

/** A challenge as the audience of a push message; null for an unknown one. */
export async function findChallengeAudience(database: Pick<Database, 'kysely'>, challengeId: string) {
  const [challenge, participantIds] = await Promise.all([
    database.kysely
      .selectFrom('challenges')
      .select(['owner_id as ownerId', sql<boolean>`audience = 'EVERYONE'`.as('isForEveryone')])
      .where('id', '=', challengeId)
      .executeTakeFirst(),
    challengeParticipantIds(database, challengeId),
  ])
  return challenge ? { ...challenge, participantIds } : null
}

/**
 * Planned and running challenges whose participants a trainer or admin may write to: a trainer's own ones for clients,
 * and for an admin also those for everyone. At most 100, newest first.
 */
export const listChallengeChoices = (
  { kysely }: Pick<Database, 'kysely'>,
  actor: Pick<Actor, 'id' | 'roles'>,
): Promise<{ id: string; title: string }[]> =>
  kysely
    .selectFrom('challenges as c')
    .select(['c.id', 'c.title'])
    .where(isManagedBy(actor))
    .where(sql<boolean>`${phaseColumn} IN ('PLANNED', 'RUNNING')`)
    .orderBy('c.id', 'desc')
    .limit(100)
    .execute()

/**
 * Deletes the notifications of invitations that nobody can accept any more, because the coaching has ended: their links lead
 * nowhere. The invitations stay, and are open again when the trainer takes the client back from the archive.
 */
export async function deleteInvitationNotices(tx: Tx, relationIds: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM notifications n
     USING client_relations r
      JOIN challenges c ON c.owner_id = r.trainer_id AND c.audience = 'CLIENTS'
      JOIN challenge_members m ON m.user_id = r.client_id AND m.challenge_id = c.id AND m.joined_at IS NULL
     WHERE r.id = ANY(${relationIds}::uuid[]) AND n.user_id = r.client_id
       AND n.dedupe_key = 'challengeInvited:' || c.id`.execute(tx)
}

/**
 * Ends the challenges of a trainer whose account is erased: drafts are deleted, challenges for clients are cancelled
 * while their participants keep the entries. Challenges for everyone go on, because all admins manage them.
 */
export async function endChallengesOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.deleteFrom('challenges').where('owner_id', '=', ownerId).where('published_at', 'is', null).execute()
  await tx
    .updateTable('challenges as c')
    .set({ cancelled_at: now })
    .where('c.owner_id', '=', ownerId)
    .where('c.audience', '=', 'CLIENTS')
    .where(sql<boolean>`${phaseColumn} IN ('PLANNED', 'RUNNING')`)
    .execute()
}
