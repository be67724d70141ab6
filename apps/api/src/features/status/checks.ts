import { readdir } from 'node:fs/promises'
import { migrationsDirectory } from '@kostbar/prisma/schema-files'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { countLastRefusals } from '../payment-events/service.ts'
import type { CheckResult, StatusCheck } from './check.ts'

/** Seconds that a due job or push delivery may wait before its queue counts as slow, and as down. */
const slowQueueSeconds = 60
const stuckQueueSeconds = 600

/** Prefix without files. */
const emptyPrefix = 'status/'

const readMigrationNames = async (): Promise<string[]> =>
  (await readdir(migrationsDirectory, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Number of migrations of this release that are missing in the database or failed there. */
async function countMissingMigrations(db: Db): Promise<number> {
  const [names, { rows }] = await Promise.all([
    readMigrationNames(),
    sql<{ name: string }>`
      SELECT migration_name AS name FROM _prisma_migrations
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`.execute(db),
  ])
  const applied = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !applied.has(name)).length
}

/** Seconds that the oldest due job has been waiting; 0 without one. */
async function measureQueueLag(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT coalesce(extract(epoch FROM now() - min(start_after)), 0)::int AS seconds
      FROM pgboss.job WHERE state IN ('created', 'retry') AND start_after <= now()`.execute(db)
  return rows[0]?.seconds ?? 0
}

/** Time of the last event from the payment service; null without any. */
async function findLastPaymentEvent(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('payment_events')
    .select('received_at as receivedAt')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.receivedAt ?? null
}

/**
 * Derives the state of push from the outbox, because push services are only called with a message. Slow as soon as a
 * delivery waits for another attempt because its push service failed; otherwise by the seconds that the oldest due
 * delivery has been waiting.
 */
async function checkPush(db: Db): Promise<CheckResult> {
  const { rows } = await sql<{ seconds: number; isRepeating: boolean }>`
    SELECT coalesce(extract(epoch FROM push_now() - min(due_at) FILTER (WHERE due_at <= push_now())), 0)::int AS seconds,
           coalesce(bool_or(attempts > 0), false) AS "isRepeating"
      FROM push_deliveries WHERE state = 'PENDING'`.execute(db)
  const { seconds = 0, isRepeating = false } = rows[0] ?? {}
  const { state, count } = queueState(seconds)
  return { count: count ?? 0, ...(state ? { state } : isRepeating && { state: 'SLOW' as const }) }
}

/** State of a queue by the seconds that its oldest entry has been waiting. */
function queueState(seconds: number): CheckResult {
  if (seconds >= stuckQueueSeconds) return { count: seconds, state: 'DOWN' }
  return { count: seconds, ...(seconds >= slowQueueSeconds && { state: 'SLOW' }) }
}

type CheckedInfra = Pick<Infra, 'database' | 'storage' | 'payments' | 'mailer' | 'push' | 'checkContent'>

/** Checks of all parts. A feature that depends on a service of its own adds its check here. */
export const statusChecks = (infra: CheckedInfra): StatusCheck[] => {
  const { database, storage, payments, mailer, push, checkContent } = infra
  const db = database.kysely
  return [
    {
      part: 'DATABASE',
      check: async () => {
        await sql`SELECT 1`.execute(db)
        return {}
      },
    },
    {
      part: 'MIGRATIONS',
      check: async () => {
        const count = await countMissingMigrations(db)
        return { count, ...(count > 0 && { state: 'DOWN' }) }
      },
    },
    {
      part: 'JOBS',
      check: async () => queueState(await measureQueueLag(db)),
    },
    {
      part: 'STORAGE',
      check: async () => {
        // Not `head`: its answer about a missing bucket is the same as about a missing file.
        await storage.list(emptyPrefix)
        return {}
      },
    },
    {
      part: 'CONTENT',
      check: async (signal) => {
        if (!checkContent) return { state: 'NOT_CONFIGURED' }
        await checkContent(signal)
        return {}
      },
    },
    {
      part: 'PAYMENTS',
      check: async () => {
        if (!payments.configured) return { state: 'NOT_CONFIGURED' }
        const [lastEventAt, count] = await Promise.all([
          findLastPaymentEvent(db),
          countLastRefusals(db),
          payments.productIdsOfKind('MEMBERSHIP'),
        ])
        return { lastEventAt, count, ...(count > 0 && { state: 'SLOW' }) }
      },
    },
    {
      part: 'MAIL',
      check: async () => {
        await mailer.check()
        return {}
      },
    },
    {
      part: 'PUSH',
      check: async () => (push.publicKey ? checkPush(db) : { state: 'NOT_CONFIGURED' }),
    },
  ]
}
