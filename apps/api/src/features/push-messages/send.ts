import { maxPerDay } from '@kostbar/contracts/push-messages/limits'
import { nextOccurrences } from '@kostbar/contracts/push-messages/occurrences'
import { audience as audienceSchema, schedule as scheduleSchema } from '@kostbar/contracts/push-messages/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Job, Jobs } from '../../infra/jobs.ts'
import { newId } from '../../infra/sql.ts'
import {
  batchSize,
  deliverPushes,
  finishOccurrences,
  isAuthorInRole,
  isLive,
  mayAuthorSend,
  startIn,
} from '../push/service.ts'
import { type Challenges, type ResolvedAudience, recipientsOf, resolveAudience, type Sender } from './audience.ts'

/** Job that sends due occurrences of push messages. */
export const sendPushMessages = { name: 'send-push-messages' }

interface SendDependencies {
  jobs: Jobs
  challenges: Challenges
}

interface DueOccurrence {
  id: string
  messageId: string
  authorId: string
  sender: Sender
  title: string
  body: string
  link: string
  audience: unknown
  schedule: unknown
  dueAt: Date
  now: Date
  /** Whether the author still has the role. */
  isInRole: boolean
  /** Whether the author still has the role and is not locked. */
  isAllowed: boolean
}

/**
 * Allows one sending process at a time: two processes counting a recipient's messages of the day at once could exceed
 * the daily limit.
 */
const lockSending = (tx: Tx) => sql`SELECT pg_advisory_xact_lock(hashtext('push-messages'))`.execute(tx)

/** Locks due occurrences and their messages, so that nobody edits or cancels them meanwhile. */
const lockDue = async (tx: Tx): Promise<DueOccurrence[]> =>
  (
    await sql<DueOccurrence>`
      SELECT o.id, o.message_id AS "messageId", m.author_id AS "authorId", m.sender, m.title, m.body, m.link, m.audience,
             m.schedule, o.due_at AS "dueAt", push_now() AS now, ${isAuthorInRole} AS "isInRole",
             ${mayAuthorSend} AS "isAllowed"
        FROM push_occurrences o
        JOIN push_messages m ON m.id = o.message_id
        JOIN users a ON a.id = m.author_id
       WHERE o.status = 'PLANNED' AND o.due_at <= push_now()
       ORDER BY o.due_at LIMIT 20
         FOR UPDATE OF o, m SKIP LOCKED`.execute(tx)
  ).rows

/**
 * SQL: day in Vienna on which devices receive what is enqueued at a moment; in the evening's quiet hours, the next day.
 */
const deliveryDay = (moment: RawBuilder<Date>) =>
  sql<string>`(after_quiet_hours(${moment}) AT TIME ZONE 'Europe/Vienna')::date`

/**
 * Writes an occurrence to the inboxes of its audience and to the push outbox, in one statement. Recipients beyond the
 * daily limit or without a device only get it in the inbox.
 * @returns the number of deliveries
 */
async function fanOut(tx: Tx, occurrence: DueOccurrence, audience: ResolvedAudience): Promise<number> {
  const { id, authorId, sender, title, body, link } = occurrence
  const withName = (text: string) => sql`replace(${text}::text, '{vorname}', u.first_name)`
  const { rows } = await sql<{ count: number }>`
    WITH recipient AS (
      SELECT u.id, u.first_name FROM ${recipientsOf(authorId, sender, audience)}
    ), note AS (
      INSERT INTO notifications (id, user_id, dedupe_key, category, kind, subject_id, variables, link, created_at)
      SELECT uuidv7(), u.id, 'pushMessage:' || ${id}::text, 'NEWS', 'pushMessage', ${id}::uuid,
             jsonb_build_object('title', ${withName(title)}, 'body', ${withName(body)}), ${link}, push_now()
        FROM recipient u
      ON CONFLICT (user_id, dedupe_key) DO NOTHING
      RETURNING id, user_id
    ), today AS (
      SELECT p.user_id, count(*) AS sent
        FROM recipient JOIN push_recipients p ON p.user_id = recipient.id
        JOIN push_occurrences o ON o.id = p.occurrence_id JOIN push_messages m ON m.id = o.message_id
       WHERE p.created_at >= push_now() - interval '2 days' AND ${deliveryDay(sql<Date>`p.created_at`)} = ${deliveryDay(sql<Date>`push_now()`)}
         AND p.state <> 'INBOX' AND m.sender = ${sender}::"PushSender"
         AND (m.sender = 'ADMIN' OR m.author_id = ${authorId})
       GROUP BY p.user_id
    ), delivery AS (
      INSERT INTO push_deliveries (id, user_id, notification_id, subscription_id, occurrence_id, due_at, created_at)
      SELECT uuidv7(), note.user_id, note.id, s.id, ${id}::uuid, after_quiet_hours(push_now()), push_now()
        FROM note JOIN push_subscriptions s ON s.user_id = note.user_id
        LEFT JOIN today ON today.user_id = note.user_id
       WHERE ${isLive} AND coalesce(today.sent, 0) < ${maxPerDay[sender]}
      RETURNING user_id
    ), listed AS (
      INSERT INTO push_recipients (occurrence_id, user_id, state, created_at)
      SELECT ${id}::uuid, note.user_id,
             (CASE WHEN note.user_id IN (SELECT user_id FROM delivery) THEN 'PENDING' ELSE 'INBOX' END)::"PushRecipientState",
             push_now()
        FROM note
    )
    SELECT count(*)::int AS count FROM delivery`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Most occurrences of a weekly message: one for each day of its schedule. */
const maxOccurrences = 366

/**
 * Occurrences of a weekly message after this one.
 * @returns `latestMissed`: the last of those whose time has come as well, as after an outage of days; `next`: the first
 *   of those to come. Undefined where there is none.
 */
function occurrencesAfter({ schedule, dueAt, now }: DueOccurrence): { latestMissed?: Date; next?: Date } {
  const parsed = scheduleSchema.parse(schedule)
  if (parsed.kind !== 'WEEKLY') return {}
  const following = nextOccurrences(parsed, dueAt, maxOccurrences)
  const latestMissed = following.findLast((at) => at <= now)
  const next = following.find((at) => at > now)
  return { ...(latestMissed && { latestMissed }), ...(next && { next }) }
}

/** Plans an occurrence and the job that sends it; idempotent. */
export async function planOccurrence(tx: Tx, jobs: Jobs, messageId: string, dueAt: Date): Promise<void> {
  const planned = await tx
    .insertInto('push_occurrences')
    .values({ id: newId, message_id: messageId, due_at: dueAt })
    .onConflict((conflict) => conflict.columns(['message_id', 'due_at']).doNothing())
    .returning(sql<number>`extract(epoch FROM due_at - push_now())::float`.as('waitSeconds'))
    .executeTakeFirst()
  if (planned) await jobs.send(sendPushMessages, {}, tx, startIn(planned.waitSeconds))
}

const setStatus = async (tx: Tx, { id, messageId }: DueOccurrence, status: 'SENDING' | 'CANCELLED'): Promise<void> => {
  await tx
    .updateTable('push_occurrences')
    .set({ status, started_at: sql<Date>`push_now()` })
    .where('id', '=', id)
    .execute()
  await tx.updateTable('push_messages').set({ status }).where('id', '=', messageId).execute()
}

/** Drops an occurrence in favour of a later one that is due too: nobody gets the same message for each day of an outage. */
async function replaceMissed(tx: Tx, jobs: Jobs, { id, messageId }: DueOccurrence, latest: Date): Promise<void> {
  await tx.updateTable('push_occurrences').set({ status: 'CANCELLED' }).where('id', '=', id).execute()
  await planOccurrence(tx, jobs, messageId, latest)
}

/**
 * Skips an occurrence, because the author is locked. A weekly message goes on: its next occurrence is planned, so that it
 * is sent again once the lock is over. Without a further one, the message ends as what its occurrences so far were.
 */
async function skip(tx: Tx, jobs: Jobs, { id, messageId }: DueOccurrence, next: Date | undefined): Promise<void> {
  await tx.updateTable('push_occurrences').set({ status: 'CANCELLED' }).where('id', '=', id).execute()
  if (next) return planOccurrence(tx, jobs, messageId, next)
  await sql`
    UPDATE push_messages m
       SET status = (CASE WHEN EXISTS (SELECT FROM push_occurrences o WHERE o.message_id = m.id AND o.status = 'SENT')
             THEN 'SENT' ELSE 'CANCELLED' END)::"PushMessageStatus"
     WHERE m.id = ${messageId} AND m.status = 'PLANNED'`.execute(tx)
}

async function sendOccurrence(
  tx: Tx,
  { jobs, challenges }: SendDependencies,
  occurrence: DueOccurrence,
): Promise<void> {
  if (!occurrence.isInRole) return setStatus(tx, occurrence, 'CANCELLED')
  const { latestMissed, next } = occurrencesAfter(occurrence)
  if (latestMissed) return replaceMissed(tx, jobs, occurrence, latestMissed)
  if (!occurrence.isAllowed) return skip(tx, jobs, occurrence, next)
  await setStatus(tx, occurrence, 'SENDING')
  const audience = await resolveAudience(audienceSchema.parse(occurrence.audience), challenges)
  const deliveries = await fanOut(tx, occurrence, audience)
  if (next) await planOccurrence(tx, jobs, occurrence.messageId, next)
  await jobs.sendMany(
    deliverPushes,
    Array.from({ length: Math.ceil(deliveries / batchSize) }, () => ({})),
    tx,
  )
}

/**
 * Starts delivery jobs for due deliveries that have none: after quiet hours, for retries, and after a process died with
 * a claim.
 */
async function wakeDeliveries(tx: Tx, jobs: Jobs): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM push_deliveries
       WHERE (state = 'PENDING' AND due_at <= push_now()) OR (state = 'SENDING' AND claimed_until <= push_now())
       LIMIT 10000) due`.execute(tx)
  await jobs.sendMany(
    deliverPushes,
    Array.from({ length: Math.ceil((rows[0]?.count ?? 0) / batchSize) }, () => ({})),
    tx,
  )
}

/**
 * When an occurrence is due, and every minute: writes inboxes and outbox and plans the next occurrence, in one
 * transaction.
 */
export const sendPushMessagesJob = (dependencies: SendDependencies): Job => ({
  ...sendPushMessages,
  cron: '* * * * *',
  run: async (_data, tx) => {
    await lockSending(tx)
    for (const occurrence of await lockDue(tx)) await sendOccurrence(tx, dependencies, occurrence)
    await wakeDeliveries(tx, dependencies.jobs)
    await finishOccurrences(tx)
  },
})
