import type { Job } from '../../infra/jobs.ts'

/** Nightly: sessions, tokens and counters that are over are forgotten; spent tokens once they could not be used anyway. */
export const sweepSessions: Job = {
  name: 'sweep-sessions',
  cron: '30 3 * * *',
  run: async (_data, tx) => {
    await tx.executeSql(`DELETE FROM sessions WHERE expires_at < now() OR revoked_at < now() - interval '30 days'`)
    await tx.executeSql('DELETE FROM refresh_tokens WHERE expires_at < now()')
    await tx.executeSql(`DELETE FROM password_resets WHERE expires_at < now() - interval '1 day'`)
    await tx.executeSql(`DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000`)
  },
}
