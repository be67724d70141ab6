import { maxUnreadCount } from '@kostbar/contracts/notifications/schemas'
import type { NotificationCategory } from '@kostbar/contracts/settings/notification-categories'
import { sql } from 'kysely'
import { pageOf } from '../../http/keyset-cursor.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { json, now } from '../../infra/sql.ts'
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
  checkInDue: 'CHECK_INS',
  checkInMissed: 'CHECK_INS',
  checkInReplied: 'TRAINER',
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

/** What notifications of all kinds have. */
interface AnyParams {
  readonly userId: string
  readonly kind: NotificationKind
  readonly subjectId: string
  readonly link: string
  readonly dedupeKey?: string
}

const variablesOf = (params: object) =>
  'actorId' in params ? { actorId: params.actorId } : { variables: (params as { variables: unknown }).variables }

/** Row of a notification for the inserting statement, which reads the actor's first name. */
function rowOf(params: AnyParams) {
  const { userId, kind, subjectId, link, dedupeKey = `${kind}:${subjectId}` } = params
  return { userId, kind, subjectId, link, dedupeKey, category: categories[kind] ?? null, ...variablesOf(params) }
}

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

/**
 * Deletes trainers' notifications about a user's submitted anamneses, protocols and check-ins. A protocol knows its last
 * submission only; those before are known by their deadlines.
 */
export async function deleteNotificationsAboutSubmissions(tx: Tx, userId: string): Promise<void> {
  // Submissions are notified to the user's trainers, present or past, whose notifications an index finds.
  const isOfTrainer = sql`n.user_id IN (SELECT trainer_id FROM client_relations WHERE client_id = ${userId})`
  await sql`
    DELETE FROM notifications n USING anamnesis_versions v
     WHERE ${isOfTrainer} AND v.user_id = ${userId} AND n.subject_id = v.id
       AND n.kind IN ('anamnesisSubmitted', 'answerDueSoon')`.execute(tx)
  await sql`
    DELETE FROM notifications n USING (
      SELECT submission_id AS id FROM protocols WHERE user_id = ${userId}
       UNION
      SELECT a.subject_id FROM pending_answers a JOIN client_relations r ON r.id = a.relation_id
       WHERE r.client_id = ${userId} AND a.kind IN ('PROTOCOL', 'ANALYSIS')) submission
     WHERE ${isOfTrainer} AND n.subject_id = submission.id AND n.kind IN ('protocolSubmitted', 'answerDueSoon')`.execute(
    tx,
  )
  await sql`
    DELETE FROM notifications n USING check_ins c
     WHERE ${isOfTrainer} AND c.user_id = ${userId} AND n.subject_id = c.id
       AND n.kind IN ('checkInSubmitted', 'answerDueSoon')`.execute(tx)
}

/**
 * Deletes notifications that name and link to a user, in other accounts: those of the user's trainers or clients about
 * messages, the anamnesis, protocols and check-ins, and those of trainers and admins about invitations and proposals to
 * the user.
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

/**
 * Inserts notifications, except those in a category that their user muted, and those of deleted users.
 * @returns the ids of the inserted ones
 */
async function insertAll(tx: Tx, notifications: readonly AnyParams[]): Promise<string[]> {
  if (notifications.length === 0) return []
  // A new id moves a repeated notification to the top: notifications are listed by id.
  const inserted = await sql<{ id: string }>`
    INSERT INTO notifications (id, user_id, dedupe_key, category, kind, subject_id, variables, link)
    SELECT uuidv7(), u.id, n."dedupeKey", n.category, n.kind, n."subjectId",
           coalesce(n.variables,
             (SELECT jsonb_build_object('name', actor.first_name) FROM users actor WHERE actor.id = n."actorId")),
           n.link
      FROM jsonb_to_recordset(${json(notifications.map(rowOf))}) AS n(
             "userId" uuid, "dedupeKey" text, category text, kind text, "subjectId" uuid, variables jsonb,
             "actorId" uuid, link text)
      JOIN users u ON u.id = n."userId"
     WHERE NOT coalesce(n.category = ANY(u.muted_notifications), false)
    ON CONFLICT (user_id, dedupe_key) DO UPDATE
       SET id = excluded.id, kind = excluded.kind, category = excluded.category, subject_id = excluded.subject_id,
           variables = excluded.variables, link = excluded.link, created_at = now(), read_at = NULL
    RETURNING id`.execute(tx)
  return inserted.rows.map(({ id }) => id)
}

export type Notifications = ReturnType<typeof notificationsService>

/**
 * In-app notifications, written in the transaction of their cause.
 * @param enqueuePush writes notifications to the push outbox, in the same transaction
 */
export const notificationsService = (
  { kysely }: Pick<Database, 'kysely'>,
  enqueuePush: (tx: Tx, notificationIds: readonly string[]) => Promise<void> = async () => {},
) => ({
  /** Writes a notification, unless the user muted its category or was deleted. */
  add: async <Kind extends NotificationKind>(tx: Tx, params: NotificationParams<Kind>): Promise<void> =>
    enqueuePush(tx, await insertAll(tx, [params])),

  /** Writes several notifications like `add`, at once. No two of them have the same user and dedupe key. */
  addMany: async <Kind extends NotificationKind>(tx: Tx, all: readonly NotificationParams<Kind>[]): Promise<void> =>
    enqueuePush(tx, await insertAll(tx, all)),

  /**
   * One page of a user's notifications, newest first.
   * @param cursor id of the last notification on the previous page
   */
  list: async (userId: string, cursor?: string) => {
    const page = pageOf(await listNotifications(kysely, { userId, cursor: cursor ?? null }), pageSize)
    const items = page.items.flatMap(({ kind, variables, ...row }) => {
      const text = sentenceOf(kind, variables)
      return text === null ? [] : [{ ...row, text }]
    })
    return { ...page, items }
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

  /**
   * Marks a notification as read because its user followed its link. For push messages it also counts the first
   * opening; it locks the occurrence before its recipient, as what closes occurrences does.
   */
  markOpened: async (userId: string, id: string): Promise<void> => {
    await sql`
      WITH opened AS (
        UPDATE notifications SET read_at = coalesce(read_at, now())
         WHERE id = ${id} AND user_id = ${userId} RETURNING kind, subject_id
      ), occurrence AS (
        SELECT o.id FROM push_occurrences o JOIN opened ON opened.subject_id = o.id
         WHERE opened.kind = 'pushMessage' FOR NO KEY UPDATE OF o
      ), reader AS (
        UPDATE push_recipients p SET opened_at = now()
          FROM occurrence
         WHERE p.occurrence_id = occurrence.id AND p.user_id = ${userId} AND p.opened_at IS NULL
        RETURNING p.occurrence_id
      )
      UPDATE push_occurrences o SET opened_count = o.opened_count + 1
        FROM reader WHERE o.id = reader.occurrence_id`.execute(kysely)
  },
})
