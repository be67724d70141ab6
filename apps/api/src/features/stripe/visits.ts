import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import { lookAtSession, type Parts } from './jobs.ts'

/** Visits to the pay page of whose end we know nothing, and paid ones without their order. A payment may take weeks. */
const findUnsettled = `SELECT stripe_id AS id FROM purchases p
  WHERE mode = 'SESSION' AND stripe_id IS NOT NULL
    AND created_at BETWEEN now() - interval '30 days' AND now() - interval '1 hour'
    AND (state = 'OPEN' OR state = 'DONE' AND kind = 'ONE_TIME'
         AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.stripe_id = p.stripe_id))`

const settleVisit = { name: 'settle-visit' }

/** Nightly: should the event that told of a visit's end be lost, what was paid for is recorded all the same. */
export const settleVisitsJob = ({ payments, jobs }: Pick<Infra, 'payments' | 'jobs'>): Job => ({
  name: 'settle-visits',
  cron: '0 4 * * *',
  run: async (_data, tx) => {
    if (!payments.configured) return
    const { rows } = await tx.executeSql(findUnsettled, [])
    for (const { id } of rows) await jobs.send(settleVisit, { id: String(id) }, tx)
  },
})

/** Looks at one visit again. */
export const settleVisitJob = (parts: Parts): Job<{ id: string }> => ({
  ...settleVisit,
  run: ({ id }, tx) => lookAtSession(parts, tx, id),
})
