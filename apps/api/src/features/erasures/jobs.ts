import { sql } from 'kysely'
import type { Job } from '../../infra/jobs.ts'
import { erasureRecordDays } from './erasure-record-days.ts'

/** Nightly: deletes records of erasures when no backup is as old as they are. */
export const sweepErasuresJob: Job = {
  name: 'sweep-erasures',
  cron: '40 3 * * *',
  run: async (_data, tx) => {
    await tx
      .deleteFrom('erasures')
      .where(sql<boolean>`erased_at < now() - make_interval(days => ${sql.lit(erasureRecordDays)})`)
      .execute()
  },
}
