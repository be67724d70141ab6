import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import type { PushOutcome } from '../../infra/push/push.ts'
import { sentenceOf } from '../notifications/service.ts'
import { finishOccurrences } from './finish-occurrences.ts'
import { batchSize, deliverPushes, isLive, mayAuthorSend } from './outbox.ts'

/** Concurrent requests to push services per job. */
const parallelRequests = 20

/** Seconds until a claim expires and another process repeats the delivery; longer than an attempt can take. */
const claimSeconds = 90

/** Most attempts at one delivery. The subscription stays even if all fail, for the next notification. */
const maxAttempts = 8

const firstDelaySeconds = 30
const longestDelaySeconds = 6 * 60 * 60

interface Claimed {
  id: string
  notificationId: string
  subscriptionId: string
  attempts: number
  endpoint: string
  p256dh: string
  auth: string
  kind: string
  variables: unknown
  link: string
}

/**
 * Claims due deliveries in a transaction of its own. If this process dies, the claim expires and another process
 * repeats them with the same topic. Obsolete deliveries are skipped instead: the notification was read, muted or
 * replaced, the session ended, the sender was locked or lost the role, or the client is no longer the sender's.
 */
const claim = async (db: Db): Promise<Claimed[]> => {
  const { rows } = await sql<Claimed & { wanted: boolean }>`
    WITH due AS (
      SELECT d.id FROM push_deliveries d
       WHERE (d.state = 'PENDING' AND d.due_at <= push_now())
          OR (d.state = 'SENDING' AND d.claimed_until <= push_now())
       ORDER BY d.due_at, d.id LIMIT ${sql.lit(batchSize)} FOR UPDATE SKIP LOCKED
    ), claimed AS (
      SELECT d.id, n.kind, n.variables, n.link, s.endpoint, s.p256dh, s.auth,
             (n.id IS NOT NULL AND n.read_at IS NULL AND ${isLive}
              AND NOT coalesce(n.category = ANY(u.muted_notifications), false)
              AND (o.id IS NULL OR o.status <> 'CANCELLED' AND ${mayAuthorSend} AND (m.sender = 'ADMIN' OR EXISTS (
                SELECT FROM client_relations r
                 WHERE r.trainer_id = m.author_id AND r.client_id = d.user_id AND r.status = 'ACTIVE')))) AS wanted
        FROM due JOIN push_deliveries d ON d.id = due.id
        JOIN push_subscriptions s ON s.id = d.subscription_id
        JOIN users u ON u.id = d.user_id
        LEFT JOIN notifications n ON n.id = d.notification_id
        LEFT JOIN push_occurrences o ON o.id = d.occurrence_id
        LEFT JOIN push_messages m ON m.id = o.message_id
        LEFT JOIN users a ON a.id = m.author_id
    )
    UPDATE push_deliveries d
       SET state = (CASE WHEN c.wanted THEN 'SENDING' ELSE 'SKIPPED' END)::"PushDeliveryState",
           claimed_until = push_now() + make_interval(secs => ${sql.lit(claimSeconds)}),
           attempts = d.attempts + 1
      FROM claimed c WHERE c.id = d.id
    RETURNING d.id, d.notification_id AS "notificationId", d.subscription_id AS "subscriptionId", d.attempts,
              c.endpoint, c.p256dh, c.auth, c.kind, c.variables, c.link, c.wanted`.execute(db)
  return rows.filter(({ wanted }) => wanted)
}

/** Payload for the service worker. Contains no health data, because sentences of notifications contain none. */
function payloadOf({ notificationId, kind, variables, link }: Claimed, siteName: string): object | null {
  if (kind === 'pushMessage') {
    const { title, body } = variables as { title: string; body: string }
    return { id: notificationId, title, body, link }
  }
  const body = sentenceOf(kind, variables)
  return body === null ? null : { id: notificationId, title: siteName, body, link }
}

/** Topic of a delivery, equal for all attempts, so that a push service replaces a repeated notification. */
const topicOf = ({ notificationId }: Claimed) =>
  Buffer.from(notificationId.replaceAll('-', ''), 'hex').toString('base64url')

const delayOf = (attempts: number, afterSeconds: number | null) =>
  Math.min(longestDelaySeconds, Math.max(afterSeconds ?? 0, firstDelaySeconds * 2 ** (attempts - 1)))

/** Marks deliveries as sent, and their recipients as reached. */
const markSent = async (db: Db, ids: readonly string[]): Promise<void> => {
  await sql`
    WITH done AS (
      UPDATE push_deliveries SET state = 'SENT', claimed_until = NULL
       WHERE id = ANY(${ids}::uuid[]) AND state = 'SENDING' RETURNING subscription_id, occurrence_id, user_id
    ), reached AS (
      UPDATE push_recipients p SET state = 'SENT'
        FROM done WHERE p.occurrence_id = done.occurrence_id AND p.user_id = done.user_id)
    UPDATE push_subscriptions s SET last_sent_at = push_now() FROM done WHERE s.id = done.subscription_id`.execute(db)
}

/** Records deliveries as sent in batches: those that finish while a statement runs share the next one. */
function sentRecorder(db: Db): (id: string) => Promise<void> {
  let waiting: string[] = []
  let running: Promise<void> | undefined
  const recordAll = async () => {
    try {
      while (waiting.length > 0) {
        const ids = waiting
        waiting = []
        await markSent(db, ids)
      }
    } finally {
      running = undefined
    }
  }
  return (id) => {
    waiting.push(id)
    running ??= recordAll()
    return running
  }
}

const markFailed = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable('push_deliveries')
    .set({ state: 'FAILED', claimed_until: null })
    .where('id', '=', id)
    .where('state', '=', 'SENDING')
    .execute()
}

/** Schedules another attempt after the time that the push service asked for or a growing delay, outside quiet hours. */
const retryLater = async (db: Db, { id, attempts }: Claimed, afterSeconds: number | null): Promise<void> => {
  await sql`
    UPDATE push_deliveries SET state = 'PENDING', claimed_until = NULL,
           due_at = after_quiet_hours(push_now() + make_interval(secs => ${delayOf(attempts, afterSeconds)}::int))
     WHERE id = ${id} AND state = 'SENDING'`.execute(db)
}

async function recordUnsent(db: Db, delivery: Claimed, outcome: Exclude<PushOutcome, { kind: 'SENT' }>): Promise<void> {
  const { id, subscriptionId, attempts } = delivery
  // Deleting the subscription also deletes its deliveries.
  if (outcome.kind === 'GONE') await db.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute()
  else if (outcome.kind === 'RETRY' && attempts < maxAttempts) await retryLater(db, delivery, outcome.afterSeconds)
  else await markFailed(db, id)
}

/** Runs `run` for all items, at most `limit` at once. */
async function inParallel<T>(items: readonly T[], limit: number, run: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await run(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}

/** Delivers a batch of due deliveries. Each has its own state, so a slow push service only delays its own devices. */
export const deliverPushesJob = ({
  database: { kysely },
  push,
  siteName,
}: Pick<Infra, 'database' | 'push' | 'siteName'>): Job => ({
  ...deliverPushes,
  concurrency: 2,
  run: async () => {
    const recordSent = sentRecorder(kysely)
    await inParallel(await claim(kysely), parallelRequests, async (delivery) => {
      const payload = payloadOf(delivery, siteName)
      const outcome = payload ? await push.send(delivery, payload, topicOf(delivery)) : ({ kind: 'REFUSED' } as const)
      if (outcome.kind === 'SENT') await recordSent(delivery.id)
      else await recordUnsent(kysely, delivery, outcome)
    })
    await finishOccurrences(kysely)
  },
})
