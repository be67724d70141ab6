import type { NotificationCategory } from '@kostbar/contracts/settings/notification-categories'
import { sql } from 'kysely'
import type { Database, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { json, newId, now } from '../../infra/sql.ts'
import { listNotifications, pageSize } from './list.ts'
import { type NotificationKind, type NotificationVariables, sentenceOf } from './texts.ts'

export { sentenceOf } from './texts.ts'

/** Category that mutes a kind in the settings. Kinds without one are always written. */
const categories: Partial<Record<NotificationKind, NotificationCategory>> = {
  messageFromTrainer: 'TRAINER',
  noteAdded: 'TRAINER',
  planChanged: 'PLAN',
  planReleased: 'PLAN',
  targetsChanged: 'PLAN',
  documentAdded: 'DOCUMENTS',
  anamnesisReviewed: 'TRAINER',
  anamnesisChangesRequested: 'TRAINER',
  anamnesisReminder: 'ANAMNESIS',
}

export type NotificationParams<Kind extends NotificationKind> = {
  userId: string
  kind: Kind
  /** Id of the row it is about. */
  subjectId: string
  /** Path on the own site. */
  link: string
  /** `kind:subjectId` by default. A notification of the same key is replaced, and unread again. */
  dedupeKey?: string
} & (
  | {
      /** Values of its sentence; no health data. */
      variables: NotificationVariables<Kind>
    }
  | {
      /** The user whose first name the sentence begins with. */
      actorId: string
    }
)

/** The variables of a sentence as JSON; the name of an actor is read by the statement that inserts them. */
const variablesOf = (params: object) =>
  'actorId' in params
    ? sql`(SELECT jsonb_build_object('name', first_name) FROM users WHERE id = ${params.actorId})`
    : json((params as { variables: unknown }).variables)

const countUnread = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .limit(sql.lit(100))
        .as('unread'),
    )
    .select(sql<number>`count(*)::int`.as('count')),
)

/**
 * Deletes what the other people of a user's coaching relations were told about messages and the anamnesis: it names and
 * links to the user.
 */
export async function deleteNotificationsAbout(tx: Tx, userId: string): Promise<void> {
  await sql`
    DELETE FROM notifications n USING anamnesis_versions v
     WHERE v.user_id = ${userId} AND n.subject_id = v.id AND n.kind IN ('anamnesisSubmitted', 'answerDueSoon')`.execute(
    tx,
  )
  await sql`
    DELETE FROM notifications n USING client_relations r
     WHERE ((r.client_id = ${userId} AND n.user_id = r.trainer_id) OR (r.trainer_id = ${userId} AND n.user_id = r.client_id))
       AND n.subject_id = r.id AND n.kind IN ('messageFromClient', 'messageFromTrainer', 'answerDueSoon')`.execute(tx)
}

export type Notifications = ReturnType<typeof notificationsService>

/** In-app notifications: written in the transaction of their cause, read by their user. */
export const notificationsService = ({ kysely }: Pick<Database, 'kysely'>) => ({
  /** Writes a notification, unless the user muted its category or is gone. */
  add: async <Kind extends NotificationKind>(tx: Tx, params: NotificationParams<Kind>): Promise<void> => {
    const { userId, kind, subjectId, link } = params
    const category = categories[kind] ?? null
    const dedupeKey = params.dedupeKey ?? `${kind}:${subjectId}`
    await tx
      .insertInto('notifications')
      .columns(['id', 'user_id', 'dedupe_key', 'category', 'kind', 'subject_id', 'variables', 'link'])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select((user) => [
            newId.as('id'),
            'users.id as user_id',
            user.val(dedupeKey).as('dedupe_key'),
            user.val(category).as('category'),
            user.val(kind).as('kind'),
            sql<string>`${subjectId}::uuid`.as('subject_id'),
            variablesOf(params).as('variables'),
            user.val(link).as('link'),
          ])
          .where('users.id', '=', userId)
          .where(sql<boolean>`NOT coalesce(${category}::text = ANY(users.muted_notifications), false)`),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'dedupe_key']).doUpdateSet((eb) => ({
          // A new id, because notifications are listed by id.
          id: eb.ref('excluded.id'),
          kind: eb.ref('excluded.kind'),
          category: eb.ref('excluded.category'),
          variables: eb.ref('excluded.variables'),
          link: eb.ref('excluded.link'),
          created_at: now,
          read_at: null,
        })),
      )
      .execute()
  },

  /** One page of a user's notifications, newest first. @param cursor id of the last one of the page before */
  list: async (userId: string, cursor?: string) => {
    const rows = await listNotifications(kysely, { userId, cursor: cursor ?? null })
    const page = rows.slice(0, pageSize)
    const items = page.flatMap(({ kind, variables, ...row }) => {
      const text = sentenceOf(kind, variables)
      return text === null ? [] : [{ ...row, text }]
    })
    return { items, cursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null }
  },

  /** The number of unread notifications, up to 100. */
  countUnread: async (userId: string): Promise<number> => (await countUnread(kysely, { userId }))[0]?.count ?? 0,

  /** Marks the notifications about a row as read, when its user has seen it elsewhere. */
  markSubjectRead: async (tx: Tx, userId: string, subjectId: string): Promise<void> => {
    await tx
      .updateTable('notifications')
      .set({ read_at: now })
      .where('user_id', '=', userId)
      .where('subject_id', '=', subjectId)
      .where('read_at', 'is', null)
      .execute()
  },

  /** Marks all notifications up to and including this one as read; later ones stay unread. */
  markRead: async (userId: string, upTo: string): Promise<void> => {
    await kysely
      .updateTable('notifications')
      .set({ read_at: now })
      .where('user_id', '=', userId)
      .where('id', '<=', upTo)
      .where('read_at', 'is', null)
      .execute()
  },
})
