import { maxSavedReplies } from '@kostbar/contracts/messages/limits'
import { sql } from 'kysely'
import type { Database, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { countRows, newId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'
import { texts } from './texts.ts'

interface ReplyDraft {
  title: string
  text: string
}

interface NewReply extends ReplyDraft {
  /** Client key of the request; undefined adds a reply in any case. */
  key?: string | undefined
}

const columns = ['id', 'title', 'text'] as const

/** The reply that the trainer saved with this key before. */
const findByKey = (tx: Tx, trainerId: string, key: string) =>
  tx
    .selectFrom('saved_replies')
    .select(columns)
    .where((eb) => eb.and({ trainer_id: trainerId, client_key: key }))
    .executeTakeFirst()

const listReplies = prepared((db, { trainerId }: Params<{ trainerId: string }>) =>
  db
    .selectFrom('saved_replies')
    .select(columns)
    .where('trainer_id', '=', trainerId)
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .limit(sql.lit(maxSavedReplies)),
)

/** Saved replies: texts that a trainer inserts into messages. */
export const savedRepliesService = ({ kysely, transaction }: Database) => ({
  /** A trainer's saved replies, sorted by title. */
  list: (trainerId: string) => listReplies(kysely, { trainerId }),

  /** Adds a saved reply. Repeated with the same key, returns the first one. @throws Problem `list_full` */
  add: (trainerId: string, { key, ...draft }: NewReply) =>
    transaction(async (tx) => {
      // A repeated request finds the reply of the first.
      await lockUser(tx, trainerId)
      const existing = key === undefined ? undefined : await findByKey(tx, trainerId, key)
      if (existing) return existing
      const { count } = await tx
        .selectFrom('saved_replies')
        .select(countRows)
        .where('trainer_id', '=', trainerId)
        .executeTakeFirstOrThrow()
      if (count >= maxSavedReplies) throw new Problem('list_full', { msg: texts.repliesFull })
      return tx
        .insertInto('saved_replies')
        .values({ id: newId, trainer_id: trainerId, client_key: key ?? null, ...draft })
        .returning(columns)
        .executeTakeFirstOrThrow()
    }),

  /** Changes a saved reply. @throws Problem `not_found` */
  update: async (trainerId: string, id: string, draft: ReplyDraft) => {
    const reply = await kysely
      .updateTable('saved_replies')
      .set(draft)
      .where((eb) => eb.and({ id, trainer_id: trainerId }))
      .returning(columns)
      .executeTakeFirst()
    if (!reply) throw new Problem('not_found')
    return reply
  },

  /** Deletes a saved reply. @throws Problem `not_found` */
  remove: async (trainerId: string, id: string): Promise<void> => {
    const { numDeletedRows } = await kysely
      .deleteFrom('saved_replies')
      .where((eb) => eb.and({ id, trainer_id: trainerId }))
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Problem('not_found')
  },
})
