import type { Job } from '../../infra/jobs.ts'

/** Nightly: sessions, tokens and counters that are over are forgotten. Spent tokens stay until their session ends. */
export const sweepSessions: Job = {
  name: 'sweep-sessions',
  cron: '30 3 * * *',
  run: async (_data, tx) => {
    await tx.executeSql(`DELETE FROM sessions WHERE expires_at < now() OR revoked_at < now() - interval '30 days'`)
    await tx.executeSql(`DELETE FROM password_resets WHERE expires_at < now() - interval '1 day'`)
    await tx.executeSql(`DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000`)
  },
}
