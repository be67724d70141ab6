import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { openAnswer } from '../pending-answers/service.ts'

/** Number of a user's threads with unread messages, and a hash that changes with everything both participants see. */
const summarize = prepared(
  (_db, { userId }: Params<{ userId: string }>) => sql<{ threads: number; version: string }>`
    SELECT count(*) FILTER (WHERE x.unread)::int AS threads, md5(coalesce(string_agg(x.state, ',' ORDER BY x.id), '')) AS version
      FROM (
        SELECT r.id,
               CASE WHEN r.client_id = ${userId}
                    THEN s.last_trainer_message_id IS NOT NULL AND coalesce(s.last_trainer_message_id > rc.last_read_id, true)
                    ELSE s.last_client_message_id IS NOT NULL AND coalesce(s.last_client_message_id > rt.last_read_id, true)
                    END AS unread,
               concat_ws(':', r.id, r.status, s.last_client_message_id, s.last_trainer_message_id, rc.last_read_id,
                         rt.last_read_id, a.due_at, a.stopped_at) AS state
          FROM client_relations r
          LEFT JOIN thread_states s ON s.relation_id = r.id
          LEFT JOIN thread_reads rc ON rc.relation_id = r.id AND rc.user_id = r.client_id
          LEFT JOIN thread_reads rt ON rt.relation_id = r.id AND rt.user_id = r.trainer_id
          LEFT JOIN ${openAnswer('MESSAGE')}
         WHERE (r.trainer_id = ${userId} OR r.client_id = ${userId}) AND r.status IN ('ACTIVE', 'PAUSED')
      ) x`,
)

/**
 * Number of unread threads and a version of all threads. Open pages poll it, since another instance may have stored a
 * message.
 */
export const unreadSummary = (db: Db) => async (userId: string) =>
  (await summarize(db, { userId }))[0] ?? { threads: 0, version: '' }
