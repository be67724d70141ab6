import { templateRestoreDays } from '@kostbar/contracts/templates/limits'
import { sql } from 'kysely'
import type { Job } from '../../infra/jobs.ts'
import { applicationDays } from './applications/store.ts'

/**
 * Nightly: deletes templates that can no longer be restored, and applications that are no longer listed. A deleted
 * shipped template stays stored, so that it is not shipped again.
 */
export const sweepTemplatesJob: Job = {
  name: 'sweep-templates',
  cron: '55 3 * * *',
  run: async (_data, tx) => {
    await tx
      .deleteFrom('templates')
      .where(sql<boolean>`deleted_at < now() - make_interval(days => ${sql.lit(templateRestoreDays)})`)
      .where('shipped_key', 'is', null)
      .execute()
    await tx
      .deleteFrom('template_applications')
      .where(sql<boolean>`created_at < now() - make_interval(days => ${sql.lit(applicationDays)})`)
      .execute()
  },
}
