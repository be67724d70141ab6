import type { ThreadFolder } from '@kostbar/contracts/messages/schemas'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import type { Notifications } from '../notifications/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import { findRelation, lockLiveRelation } from './relation.ts'
import { texts } from './texts.ts'

export interface FolderChange {
  folder: ThreadFolder
  /** For `LATER`: when the thread returns to the folder `OPEN`. */
  until?: Date | null | undefined
}

/** Marks a thread as read up to one of its messages; cancels the due mail when nothing is unread any more. */
const markRead = (tx: Tx, { relationId, userId, upTo }: { relationId: string; userId: string; upTo: string }) =>
  sql`
    INSERT INTO thread_reads AS t (relation_id, user_id, last_read_id)
    SELECT m.relation_id, ${userId}::uuid, m.id FROM messages m WHERE m.id = ${upTo} AND m.relation_id = ${relationId}
    ON CONFLICT (relation_id, user_id) DO UPDATE SET
      last_read_id = greatest(t.last_read_id, excluded.last_read_id),
      mail_due_at = CASE WHEN EXISTS (
        SELECT FROM messages n
         WHERE n.relation_id = t.relation_id AND n.id > excluded.last_read_id AND n.author_id <> t.user_id)
        THEN t.mail_due_at END`.execute(tx)

/**
 * SQL condition: the trainer has written since the last deadline of thread `s` was closed, which counts as the answer.
 * A message that closed it has the same time. One to several clients leaves it open, so it does not count before.
 */
const isAnswered = sql<boolean>`coalesce(
  (SELECT m.created_at FROM messages m WHERE m.id = s.last_trainer_message_id) >=
  (SELECT max(a.closed_at) FROM pending_answers a WHERE a.relation_id = s.relation_id AND a.kind = 'MESSAGE'), false)`

const findState = (tx: Tx, relationId: string) =>
  tx
    .selectFrom('thread_states as s')
    .select(['s.folder', 's.last_client_message_id as lastByClient', isAnswered.as('isAnswered')])
    .where('s.relation_id', '=', relationId)
    .executeTakeFirst()

/** Changes read marks and folders of threads. */
export const threadMarks = ({ kysely, transaction }: Database, notifications: Notifications) => ({
  /** Marks messages up to `upTo` as read for the actor, and the notification about them. @throws Problem `forbidden` */
  read: async (actor: Actor, userId: string, upTo: string): Promise<void> => {
    const isClient = actor.id === userId
    const [relation] = await findRelation(kysely, { userId, trainerId: isClient ? null : actor.id })
    if (!relation && !isClient) throw new Problem('forbidden')
    if (!relation) return
    const { id: relationId } = relation
    await transaction(async (tx) => {
      await markRead(tx, { relationId, userId: actor.id, upTo })
      await notifications.markSubjectRead(tx, actor.id, relationId)
    })
  },

  /**
   * Moves a thread to another folder of the trainer's inbox. `DONE` closes the deadline and marks everything as read;
   * moving the thread out of `DONE` restores the deadline, unless the trainer answered.
   * @throws Problem `forbidden`, `invalid_input` for a time in the past
   */
  setFolder: (trainerId: string, userId: string, { folder, until }: FolderChange): Promise<void> =>
    transaction(async (tx) => {
      const comesBackAt = folder === 'LATER' ? (until ?? null) : null
      if (comesBackAt && comesBackAt.getTime() <= Date.now())
        throw new Problem('invalid_input', { fields: { until: texts.untilInPast } })
      const relation = trainerId === userId ? undefined : await lockLiveRelation(tx, { actorId: trainerId, userId })
      if (!relation) throw new Problem('forbidden')
      const { id: relationId } = relation
      const state = await findState(tx, relationId)
      await tx
        .insertInto('thread_states')
        .values({ relation_id: relationId, folder, until: comesBackAt })
        .onConflict((conflict) => conflict.column('relation_id').doUpdateSet({ folder, until: comesBackAt }))
        .execute()
      if (folder === 'DONE') {
        await pendingAnswers.close(tx, { relationId, kind: 'MESSAGE' })
        if (state?.lastByClient) await markRead(tx, { relationId, userId: trainerId, upTo: state.lastByClient })
        await notifications.markSubjectRead(tx, trainerId, relationId)
      } else if (state?.folder === 'DONE' && state.lastByClient && !state.isAnswered)
        await pendingAnswers.reopen(tx, { relationId, kind: 'MESSAGE' })
    }),
})
