import { reactivationDays } from '@kostbar/contracts/clients/limits'
import { sql } from 'kysely'
import type { Job } from '../../infra/jobs.ts'
import { coachingPurchaseEnded } from '../subscriptions/service.ts'
import { deleteOutlastingPlanDrafts } from './plan-drafts.ts'
import type { Relations } from './service.ts'
import { eraseDeletedTrainersOwn } from './trainers-own.ts'

/** Job: ends the coaching of a client whose last purchase of coaching has ended. */
export const endUnpaidCoachingJob = (relations: Pick<Relations, 'archiveUnpaid'>): Job<{ userId: string }> => ({
  ...coachingPurchaseEnded,
  run: ({ userId }, tx) => relations.archiveUnpaid(tx, userId),
})

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
