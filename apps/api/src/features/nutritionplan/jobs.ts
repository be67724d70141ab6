import { sql } from 'kysely'
import type { Job } from '../../infra/jobs.ts'
import { revisionDays } from './revisions.ts'

/** Nightly: deletes plan revisions that are too old to be undone. */
export const sweepPlanRevisionsJob: Job = {
  name: 'sweep-plan-revisions',
  cron: '50 3 * * *',
  run: async (_data, tx) => {
    await tx
      .deleteFrom('plan_revisions')
      .where(sql<boolean>`created_at < now() - make_interval(days => ${sql.lit(revisionDays)})`)
      .execute()
  },
}
