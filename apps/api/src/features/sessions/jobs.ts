import { sql } from 'kysely'
import type { Job } from '../../infra/jobs.ts'
import { now } from '../../infra/sql.ts'

/**
 * Nightly: deletes ended sessions (revoked ones after 30 days), expired tokens and links, devices unused for a year,
 * and expired rate limit counters.
 */
export const sweepSessionsJob: Job = {
  name: 'sweep-sessions',
  cron: '30 3 * * *',
  run: async (_data, tx) => {
    await tx
      .deleteFrom('sessions')
      .where(sql<boolean>`expires_at < now() OR revoked_at < now() - interval '30 days'`)
      .execute()
    await tx.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute()
    await tx.deleteFrom('known_devices').where(sql<boolean>`last_seen_at < now() - interval '1 year'`).execute()
    await tx.deleteFrom('password_resets').where(sql<boolean>`expires_at < now() - interval '1 day'`).execute()
    await tx.deleteFrom('email_confirmations').where(sql<boolean>`expires_at < now() - interval '30 days'`).execute()
    await tx.deleteFrom('rate_limits').where(sql<boolean>`expire < extract(epoch FROM now()) * 1000`).execute()
  },
}
