import type { ThreadFolder } from '@kostbar/contracts/messages/schemas'
import { messageContext } from '@kostbar/prisma/message-context'
import { sql } from 'kysely'
import type { Infra } from '../../infra/infra.ts'
import { likePattern } from '../../infra/like-pattern.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { consentsToTrainer } from '../health/service.ts'
import { type DeadlineRow, deadlineColumns, openAnswer, toDeadline } from '../pending-answers/service.ts'
import { profileImageUrl } from '../profile-image/service.ts'
import { type InboxCursor, inboxCursor } from './inbox-cursor.ts'

export interface InboxSearch {
  folder: ThreadFolder
  unread?: 'true' | undefined
  filter: string
  cursor?: string | undefined
}

const pageSize = 30

/** Length of the newest message's snippet, in characters. */
const snippetLength = 160

/** Sort key of threads without a running deadline; sorts after all others. */
const noDeadlineMs = Number.MAX_SAFE_INTEGER
const firstId = '00000000-0000-0000-0000-000000000000'
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const start: InboxCursor = [0, lastId, lastId]

/** SQL: folder of thread `s`. A thread in `LATER` returns to `OPEN` when its time has come. */
const folder = sql<ThreadFolder>`
  CASE WHEN s.folder = 'LATER' AND s.until <= now() THEN 'OPEN' ELSE coalesce(s.folder::text, 'OPEN') END`

const isUnread = sql<boolean>`
  (s.last_client_message_id IS NOT NULL AND coalesce(s.last_client_message_id > rt.last_read_id, true))`

const newestMessage = sql<string | null>`greatest(s.last_client_message_id, s.last_trainer_message_id)`

const sortKey = sql<number>`
  coalesce(CASE WHEN a.stopped_at IS NULL THEN extract(epoch FROM a.due_at) * 1000 END, ${sql.lit(noDeadlineMs)})::float8`

/** SQL: active and paused relations of a trainer, joined with thread state and deadline. */
const threadsOf = (trainerId: unknown) => sql`
  client_relations r
  JOIN users t ON t.id = r.trainer_id
  LEFT JOIN trainer_profiles p ON p.user_id = t.id
  LEFT JOIN thread_states s ON s.relation_id = r.id
  LEFT JOIN thread_reads rt ON rt.relation_id = r.id AND rt.user_id = r.trainer_id
  LEFT JOIN ${openAnswer('MESSAGE')}
 WHERE r.trainer_id = ${trainerId} AND r.status IN ('ACTIVE', 'PAUSED')`

interface PageParams {
  trainerId: string
  folder: ThreadFolder
  onlyUnread: boolean
  /** LIKE pattern of client names, which also finds clients without messages; null lists a folder instead. */
  pattern: string | null
  afterDueMs: number
  afterMessage: string
  afterRelation: string
}

interface ThreadRow extends DeadlineRow {
  relationId: string
  userId: string
  firstName: string
  lastName: string | null
  profileImage: string | null
  status: 'ACTIVE' | 'PAUSED'
  folder: ThreadFolder
  until: Date | null
  isUnread: boolean
  sortKey: number
  newest: string
  messageId: string | null
  encrypted: Buffer | null
  createdAt: Date | null
  byClient: boolean | null
  mayRead: boolean
}

const listThreads = prepared((_db, params: Params<PageParams>) => {
  const { trainerId, onlyUnread, pattern, afterDueMs, afterMessage, afterRelation } = params
  return sql<ThreadRow>`
    SELECT x.*, c.first_name AS "firstName", c.last_name AS "lastName", c.profile_image AS "profileImage",
           m.id AS "messageId", m.encrypted, m.created_at AS "createdAt", m.author_id = x."userId" AS "byClient",
           ${consentsToTrainer(sql`x."userId"`, sql`x."relationId"`)} AS "mayRead"
      FROM (
        SELECT r.id AS "relationId", r.client_id AS "userId", r.status, ${folder} AS folder,
               CASE WHEN s.folder = 'LATER' AND s.until > now() THEN s.until END AS until, ${isUnread} AS "isUnread",
               ${sortKey} AS "sortKey", coalesce(${newestMessage}, ${sql.lit(firstId)}::uuid) AS newest, ${deadlineColumns}
          FROM ${threadsOf(trainerId)}
      ) x
      JOIN users c ON c.id = x."userId"
      LEFT JOIN messages m ON m.id = x.newest
     WHERE CASE WHEN ${pattern}::text IS NULL THEN x.folder = ${params.folder}::text AND x.newest <> ${sql.lit(firstId)}::uuid
                ELSE lower(c.first_name || ' ' || coalesce(c.last_name, '')) LIKE ${pattern} END
       AND (NOT ${onlyUnread}::boolean OR x."isUnread")
       AND (x."sortKey" > ${afterDueMs}::float8 OR x."sortKey" = ${afterDueMs}::float8
            AND (x.newest, x."relationId") < (${afterMessage}::uuid, ${afterRelation}::uuid))
     ORDER BY x."sortKey", x.newest DESC, x."relationId" DESC
     LIMIT ${sql.lit(pageSize + 1)}`
})

const countThreads = prepared(
  (_db, { trainerId }: Params<{ trainerId: string }>) => sql<{
    OPEN: number
    LATER: number
    DONE: number
    unread: number
  }>`
    SELECT count(*) FILTER (WHERE x.folder = 'OPEN')::int AS "OPEN", count(*) FILTER (WHERE x.folder = 'LATER')::int AS "LATER",
           count(*) FILTER (WHERE x.folder = 'DONE')::int AS "DONE", count(*) FILTER (WHERE x.unread)::int AS unread
      FROM (SELECT ${folder} AS folder, ${isUnread} AS unread
              FROM ${threadsOf(trainerId)} AND ${newestMessage} IS NOT NULL) x`,
)

/** Beginning of a text, white space collapsed to one line. */
function snippetOf(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')]
  return characters.length > snippetLength ? `${characters.slice(0, snippetLength - 1).join('')}…` : characters.join('')
}

interface InboxDependencies extends Pick<Infra, 'database' | 'dataKeys' | 'storage'> {
  /** Writes to the access log that a trainer read messages of these clients. */
  recordReads: (trainerId: string, userIds: readonly string[], area: 'messages') => Promise<void>
}

/** Reads a trainer's inbox with a constant number of queries, however many threads there are. */
export function inboxReader({ database: { kysely }, dataKeys, storage, recordReads }: InboxDependencies) {
  const decryptSnippets = async (trainerId: string, rows: readonly ThreadRow[]): Promise<Map<string, string>> => {
    const readable = rows.filter(({ mayRead, encrypted }) => mayRead && encrypted)
    if (readable.length === 0) return new Map()
    const userIds = readable.map(({ userId }) => userId)
    const [keys] = await Promise.all([dataKeys.ofUsers(kysely, userIds), recordReads(trainerId, userIds, 'messages')])
    return new Map(
      readable.flatMap(({ userId, messageId, encrypted }) => {
        const key = keys.get(userId)
        return key && messageId && encrypted
          ? [[userId, snippetOf(key.decrypt(messageContext(messageId), encrypted))] as const]
          : []
      }),
    )
  }

  const toThread = async (row: ThreadRow, snippets: Map<string, string>) => {
    const { userId, firstName, lastName, profileImage, status, folder, until, createdAt, byClient } = row
    return {
      userId,
      firstName,
      lastName,
      profileImage: profileImage ? await profileImageUrl(storage, profileImage) : null,
      status,
      folder,
      until,
      isUnread: row.isUnread,
      deadline: toDeadline(row),
      last: createdAt ? { byClient: Boolean(byClient), createdAt, text: snippets.get(userId) ?? null } : null,
    }
  }

  return {
    /**
     * One page of the inbox, with the number of threads in each folder.
     * @throws Problem `invalid_input` for a bad cursor
     */
    inbox: async (trainerId: string, { folder, unread, filter, cursor }: InboxSearch) => {
      const [afterDueMs, afterMessage, afterRelation] = cursor ? inboxCursor.decode(cursor) : start
      const pattern = filter === '' ? null : likePattern(filter)
      const params = {
        trainerId,
        folder,
        onlyUnread: unread === 'true',
        pattern,
        afterDueMs,
        afterMessage,
        afterRelation,
      }
      const [rows, [counts]] = await Promise.all([listThreads(kysely, params), countThreads(kysely, { trainerId })])
      const page = rows.slice(0, pageSize)
      const snippets = await decryptSnippets(trainerId, page)
      const last = rows.length > pageSize ? page.at(-1) : undefined
      return {
        items: await Promise.all(page.map((row) => toThread(row, snippets))),
        cursor: last ? inboxCursor.encode([last.sortKey, last.newest, last.relationId]) : null,
        counts: counts ?? { OPEN: 0, LATER: 0, DONE: 0, unread: 0 },
      }
    },
  }
}
