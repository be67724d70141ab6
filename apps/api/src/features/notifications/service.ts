import { maxUnreadCount } from '@kostbar/contracts/notifications/schemas'
import type { NotificationCategory } from '@kostbar/contracts/settings/notification-categories'
import { sql } from 'kysely'
import type { Database, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { json, newId, now } from '../../infra/sql.ts'
import { listNotifications, pageSize } from './list.ts'
import { type NotificationKind, type NotificationVariables, sentenceOf } from './texts.ts'

export { sentenceOf } from './texts.ts'

/** Settings category that mutes a kind of notification; kinds without a category cannot be muted. */
const categories: Partial<Record<NotificationKind, NotificationCategory>> = {
  messageFromTrainer: 'TRAINER',
  noteAdded: 'TRAINER',
  planChanged: 'PLAN',
  planReleased: 'PLAN',
  targetsChanged: 'PLAN',
  documentAdded: 'DOCUMENTS',
  anamnesisReviewed: 'TRAINER',
  anamnesisChangesRequested: 'TRAINER',
  protocolEvaluated: 'TRAINER',
  anamnesisReminder: 'ANAMNESIS',
  challengeInvited: 'CHALLENGES',
  challengeReminder: 'CHALLENGES',
  challengeEnded: 'CHALLENGES',
  challengeCancelled: 'CHALLENGES',
  protocolReopened: 'TRAINER',
  protocolReminder: 'PROTOCOL',
  pushMessage: 'NEWS',
}

/** Whether a user muted a category of notifications. @throws when there is no such user */
export async function isMuted(tx: Tx, userId: string, category: NotificationCategory): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select(sql<boolean>`${category}::text = ANY(muted_notifications)`.as('isMuted'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return user.isMuted
}

export type NotificationParams<Kind extends NotificationKind> = {
  userId: string
  kind: Kind
  /** Id of the row that the notification is about. */
  subjectId: string
  /** Path within this site. */
  link: string
  /** Default `kind:subjectId`. A new notification with the same key replaces the old one and is unread again. */
  dedupeKey?: string
} & (
  | {
      /** Variables of the sentence; must not contain health data. */
      variables: NotificationVariables<Kind>
    }
  | {
      /** Id of the user whose first name becomes the variable `name`. */
      actorId: string
    }
)

/** SQL: variables of a sentence as JSON; the actor's first name is read in the inserting statement. */
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
        .limit(sql.lit(maxUnreadCount))
        .as('unread'),
    )
    .select(sql<number>`count(*)::int`.as('count')),
)

/** Deletes the notifications of a kind about a row, with the default dedupe key, from the accounts of some users. */
export async function deleteNotifications(
  tx: Tx,
  { kind, subjectId, userIds }: { kind: NotificationKind; subjectId: string; userIds: readonly string[] },
): Promise<void> {
  if (userIds.length === 0) return
  await tx
    .deleteFrom('notifications')
    .where('user_id', 'in', userIds)
    .where('dedupe_key', '=', `${kind}:${subjectId}`)
    .execute()
}

/** Deletes trainers' notifications about a user's submitted anamneses and protocols. */
export async function deleteNotificationsAboutSubmissions(tx: Tx, userId: string): Promise<void> {
  await sql`
    DELETE FROM notifications n USING anamnesis_versions v
     WHERE v.user_id = ${userId} AND n.subject_id = v.id AND n.kind IN ('anamnesisSubmitted', 'answerDueSoon')`.execute(
    tx,
  )
  await sql`
    DELETE FROM notifications n USING protocols p
     WHERE p.user_id = ${userId} AND n.subject_id = p.submission_id AND n.kind IN ('protocolSubmitted', 'answerDueSoon')`.execute(
    tx,
  )
}

/**
 * Deletes notifications that name and link to a user, in other accounts: those of the user's trainers or clients about
 * messages, the anamnesis and protocols, and those of trainers and admins about invitations and proposals to the user.
 */
export async function deleteNotificationsAbout(tx: Tx, userId: string): Promise<void> {
  await deleteNotificationsAboutSubmissions(tx, userId)
  await sql`
    DELETE FROM notifications n USING client_relations r
     WHERE ((r.client_id = ${userId} AND n.user_id = r.trainer_id) OR (r.trainer_id = ${userId} AND n.user_id = r.client_id))
       AND n.subject_id = r.id AND n.kind IN ('messageFromClient', 'messageFromTrainer', 'answerDueSoon')`.execute(tx)
  await sql`
    DELETE FROM notifications n USING invites i
     WHERE i.client_id = ${userId} AND n.user_id IN (i.trainer_id, i.assigned_by_id) AND n.subject_id = i.id`.execute(
    tx,
  )
}

/** Deletes trainers' notifications that contain an e-mail address: those of invitations to it. */
export async function deleteNotificationsAboutAddress(tx: Tx, email: string): Promise<void> {
  await sql`
    DELETE FROM notifications n USING invites i
     WHERE i.email = ${email} AND n.user_id = i.trainer_id AND n.subject_id = i.id
       AND n.kind IN ('inviteDeclined', 'inviteExpired')`.execute(tx)
}

/** Deletes trainers' notifications of these invitations (ids), which contain an e-mail address. */
export async function deleteNotificationsOfInvites(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM notifications n USING invites i
     WHERE i.id = ANY(${ids}::uuid[]) AND n.user_id = i.trainer_id AND n.subject_id = i.id
       AND n.kind IN ('inviteDeclined', 'inviteExpired')`.execute(tx)
}

/** Deletes members' notifications of proposed trainers, once these proposals (ids of invites) can no longer be accepted. */
export async function deleteNotificationsOfProposals(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    DELETE FROM notifications n USING invites i
     WHERE i.id = ANY(${ids}::uuid[]) AND n.user_id = i.client_id AND n.subject_id = i.id
       AND n.kind = 'trainerProposed'`.execute(tx)
}

export type Notifications = ReturnType<typeof notificationsService>

/**
 * In-app notifications, written in the transaction of their cause.
 * @param enqueuePush writes a notification to the push outbox, in the same transaction
 */
export const notificationsService = (
  { kysely }: Pick<Database, 'kysely'>,
  enqueuePush: (tx: Tx, notificationId: string) => Promise<void> = async () => {},
) => ({
  /** Writes a notification, unless the user muted its category or was deleted. */
  add: async <Kind extends NotificationKind>(tx: Tx, params: NotificationParams<Kind>): Promise<void> => {
    const { userId, kind, subjectId, link } = params
    const category = categories[kind] ?? null
    const dedupeKey = params.dedupeKey ?? `${kind}:${subjectId}`
    const written = await tx
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
          // A new id moves the notification to the top: notifications are listed by id.
          id: eb.ref('excluded.id'),
          kind: eb.ref('excluded.kind'),
          category: eb.ref('excluded.category'),
          subject_id: eb.ref('excluded.subject_id'),
          variables: eb.ref('excluded.variables'),
          link: eb.ref('excluded.link'),
          created_at: now,
          read_at: null,
        })),
      )
      .returning('id')
      .executeTakeFirst()
    if (written) await enqueuePush(tx, written.id)
  },

  /**
   * One page of a user's notifications, newest first.
   * @param cursor id of the last notification on the previous page
   */
  list: async (userId: string, cursor?: string) => {
    const rows = await listNotifications(kysely, { userId, cursor: cursor ?? null })
    const page = rows.slice(0, pageSize)
    const items = page.flatMap(({ kind, variables, ...row }) => {
      const text = sentenceOf(kind, variables)
      return text === null ? [] : [{ ...row, text }]
    })
    return { items, cursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null }
  },

  /** Number of unread notifications; counts up to `maxUnreadCount`. */
  countUnread: async (userId: string): Promise<number> => (await countUnread(kysely, { userId }))[0]?.count ?? 0,

  /** Deletes a user's notifications about a row that is being deleted. */
  removeSubject: async (tx: Tx, userId: string, subjectId: string): Promise<void> => {
    await tx.deleteFrom('notifications').where('user_id', '=', userId).where('subject_id', '=', subjectId).execute()
  },

  /** Marks a user's notifications about a row as read, for example when the row itself was viewed. */
  markSubjectRead: async (tx: Tx, userId: string, subjectId: string): Promise<void> => {
    await tx
      .updateTable('notifications')
      .set({ read_at: now })
      .where('user_id', '=', userId)
      .where('subject_id', '=', subjectId)
      .where('read_at', 'is', null)
      .execute()
  },

  /** Marks all notifications up to and including `upTo` as read; later ones stay unread. */
  markRead: async (userId: string, upTo: string): Promise<void> => {
    await kysely
      .updateTable('notifications')
      .set({ read_at: now })
      .where('user_id', '=', userId)
      .where('id', '<=', upTo)
      .where('read_at', 'is', null)
      .execute()
  },

  /** Marks a notification as read because its user followed its link. For push messages it also counts the opening. */
  markOpened: async (userId: string, id: string): Promise<void> => {
    await sql`
      WITH opened AS (
        UPDATE notifications SET read_at = coalesce(read_at, now())
         WHERE id = ${id} AND user_id = ${userId} RETURNING kind, subject_id)
      UPDATE push_recipients p SET opened_at = coalesce(p.opened_at, now())
        FROM opened
       WHERE opened.kind = 'pushMessage' AND p.occurrence_id = opened.subject_id AND p.user_id = ${userId}`.execute(
      kysely,
    )
  },
})
