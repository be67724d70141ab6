import { sql } from 'kysely'
import { batchedSweep, sweptAtOnce } from '../../infra/batched-sweep.ts'
import type { Job, Jobs } from '../../infra/jobs.ts'

/** Nightly: deletes ended sessions (revoked ones after 30 days), expired links, and devices unused for a year. */
export const sweepSessionsJob: Job = {
  name: 'sweep-sessions',
  cron: '30 3 * * *',
  run: async (_data, tx) => {
    await tx
      .deleteFrom('sessions')
      .where(sql<boolean>`expires_at < now() OR revoked_at < now() - interval '30 days'`)
      .execute()
    await tx.deleteFrom('known_devices').where(sql<boolean>`last_seen_at < now() - interval '1 year'`).execute()
    await tx.deleteFrom('password_resets').where(sql<boolean>`expires_at < now() - interval '1 day'`).execute()
    await tx.deleteFrom('email_confirmations').where(sql<boolean>`expires_at < now() - interval '30 days'`).execute()
  },
}

/** Now as in `rate_limits.expire`; of its type, because the index of that column serves no other comparison. */
const nowMs = sql<bigint>`(extract(epoch FROM now()) * 1000)::bigint`

/**
 * Nightly: deletes expired refresh tokens and counters of rate limits. Spent tokens are kept until they expire, so that
 * their second use is recognised.
 */
export const sweepTokensAndCountersJob = (jobs: Pick<Jobs, 'send'>): Job =>
  batchedSweep(jobs, {
    name: 'sweep-tokens-and-counters',
    cron: '30 3 * * *',
    deletions: [
      sql`
        DELETE FROM refresh_tokens WHERE hash IN (
          SELECT hash FROM refresh_tokens WHERE expires_at < now() ORDER BY expires_at LIMIT ${sql.lit(sweptAtOnce)})`,
      // The outer condition keeps a counter that an attempt has started again meanwhile.
      sql`
        DELETE FROM rate_limits WHERE expire < ${nowMs} AND key IN (
          SELECT key FROM rate_limits WHERE expire < ${nowMs} ORDER BY expire LIMIT ${sql.lit(sweptAtOnce)})`,
    ],
  })
