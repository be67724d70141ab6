import { reactivationDays } from '@kostbar/contracts/clients/limits'
import { sql } from 'kysely'
import type { Job } from '../../infra/jobs.ts'
import { deleteOutlastingPlanDrafts } from './plan-drafts.ts'
import { eraseDeletedTrainersOwn } from './trainers-own.ts'

/**
 * Nightly: deletes plan drafts of coachings that their trainers can no longer take up again, and what deleted trainers
 * kept about their clients: a process of the release before leaves it behind when it deletes a trainer's account.
 */
export const sweepEndedCoachingsJob: Job = {
  name: 'sweep-ended-coachings',
  cron: '55 3 * * *',
  run: async (_data, tx) => {
    await deleteOutlastingPlanDrafts(tx, sql`r.ended_at <= now() - make_interval(days => ${sql.lit(reactivationDays)})`)
    await eraseDeletedTrainersOwn(tx)
  },
}
