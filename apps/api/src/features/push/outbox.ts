import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Jobs } from '../../infra/jobs.ts'

/** Deliveries per job. */
export const batchSize = 100

/** Job that delivers a batch of the push outbox. */
export const deliverPushes = { name: 'deliver-pushes' }

/** Job options that delay the start by this many seconds. */
export const startIn = (seconds: number) => (seconds > 0 ? { startAfter: new Date(Date.now() + seconds * 1000) } : {})

/** SQL condition on subscription `s`: its session has neither ended nor expired, and its account is not locked. */
export const isLive = sql<boolean>`EXISTS (
  SELECT FROM sessions live JOIN users owner ON owner.id = live.user_id
   WHERE live.id = s.session_id AND live.revoked_at IS NULL AND live.expires_at > push_now()
     AND coalesce(owner.locked_until <= push_now(), true))`

/** SQL condition on push message `m` and its author `a`: the account still has the sender's role. */
export const isAuthorInRole = sql<boolean>`(
  (CASE m.sender WHEN 'TRAINER' THEN 'ROLE_TRAINER' ELSE 'ROLE_ADMIN' END)::"Role" = ANY(a.roles))`

/** SQL condition on push message `m` and its author `a`: the account is not locked and still has the sender's role. */
export const mayAuthorSend = sql<boolean>`(coalesce(a.locked_until <= push_now(), true) AND ${isAuthorInRole})`

/** Writes notifications to the push outbox; injected into the service that writes notifications. */
export type EnqueuePush = (tx: Tx, notificationIds: readonly string[]) => Promise<void>

/** Enqueues notifications for every device of their users; during quiet hours they are due at their end. */
export const enqueuePush =
  (jobs: Pick<Jobs, 'send'>): EnqueuePush =>
  async (tx, notificationIds) => {
    if (notificationIds.length === 0) return
    const { rows } = await sql<{ waitSeconds: number }>`
      INSERT INTO push_deliveries (id, user_id, notification_id, subscription_id, due_at)
      SELECT uuidv7(), n.user_id, n.id, s.id, after_quiet_hours(push_now())
        FROM notifications n JOIN push_subscriptions s ON s.user_id = n.user_id
       WHERE n.id = ANY(${notificationIds}::uuid[]) AND ${isLive}
      RETURNING extract(epoch FROM due_at - push_now())::float AS "waitSeconds"`.execute(tx)
    const options = startIn(rows[0]?.waitSeconds ?? 0)
    for (let started = 0; started < rows.length; started += batchSize) await jobs.send(deliverPushes, {}, tx, options)
  }
