import type { PushMessageInput, PushMessageStatus } from '@kostbar/contracts/push-messages/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../infra/database.ts'

interface ListedMessage extends Pick<PushMessageInput, 'title' | 'body' | 'link' | 'audience' | 'schedule'> {
  id: string
  status: PushMessageStatus
  version: number
  author: string | null
  nextAt: Date | null
  lastAt: Date | null
  counts: { recipients: number; sent: number; failed: number; opened: number }
  createdAt: Date
}

/**
 * SQL: messages that meet a condition, with their counts, newest first. Reads the recipients only of occurrences that
 * are not counted yet, so that a list costs the same however many people the messages have reached.
 */
const listed = (condition: RawBuilder<unknown>, limit: number, offset: number) => sql<
  ListedMessage & { total: number }
>`
  SELECT m.id, m.title, m.body, m.link, m.audience, m.schedule, m.status, m.version, a.first_name AS author,
         m.created_at AS "createdAt", o.next_at AS "nextAt", o.last_at AS "lastAt", c.counts,
         (SELECT count(*)::int FROM push_messages m WHERE ${condition}) AS total
    FROM push_messages m
    JOIN users a ON a.id = m.author_id
    CROSS JOIN LATERAL (
      SELECT min(o.due_at) FILTER (WHERE o.status = 'PLANNED') AS next_at, max(o.started_at) AS last_at
        FROM push_occurrences o WHERE o.message_id = m.id) o
    CROSS JOIN LATERAL (
      SELECT jsonb_build_object(
               'recipients', coalesce(sum(coalesce(o.recipient_count, n.recipients)), 0),
               'sent', coalesce(sum(coalesce(o.sent_count, n.sent)), 0),
               'failed', coalesce(sum(coalesce(o.failed_count, n.failed)), 0),
               'opened', coalesce(sum(coalesce(o.opened_count, n.opened)), 0)) AS counts
        FROM push_occurrences o
        CROSS JOIN LATERAL (
          SELECT count(*) AS recipients, count(*) FILTER (WHERE p.state = 'SENT') AS sent,
                 count(*) FILTER (WHERE p.state = 'FAILED') AS failed, count(p.opened_at) AS opened
            FROM push_recipients p WHERE o.recipient_count IS NULL AND p.occurrence_id = o.id) n
       WHERE o.message_id = m.id) c
   WHERE ${condition} ORDER BY m.id DESC LIMIT ${limit} OFFSET ${offset}`

interface Search {
  page: number
  perPage: number
  status?: PushMessageStatus | undefined
}

/** One page of an author's messages, all or those with one status. */
export async function listMessages(db: Db, authorId: string, { page, perPage, status }: Search) {
  const ofAuthor = sql`m.author_id = ${authorId}`
  const condition = status === undefined ? ofAuthor : sql`${ofAuthor} AND m.status = ${status}::"PushMessageStatus"`
  const { rows } = await listed(condition, perPage, (page - 1) * perPage).execute(db)
  return { items: rows.map(({ total: _total, ...item }) => item), page, perPage, total: rows[0]?.total ?? 0 }
}
