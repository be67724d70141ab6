import * as z from 'zod/mini'
import { timestamp } from '../scalars.ts'

/** Parts of the installation, in display order. */
const statusParts = ['DATABASE', 'MIGRATIONS', 'JOBS', 'STORAGE', 'CONTENT', 'PAYMENTS', 'MAIL', 'PUSH'] as const
export type StatusPart = (typeof statusParts)[number]

const state = z.enum(['OK', 'SLOW', 'DOWN', 'NOT_CONFIGURED'])
export type StatusState = z.infer<typeof state>

const partStatus = z.object({
  part: z.enum(statusParts),
  state,
  /** Duration of the check in ms; null when nothing was checked. */
  latencyMs: z.nullable(z.int()),
  /** Time of the last success known to this process; null without one. */
  lastOkAt: z.nullable(timestamp),
  /**
   * For MIGRATIONS, the number of missing or failed ones; for JOBS, the seconds for which the oldest job has been due;
   * for PAYMENTS, the number of refused events, 0 when a valid one arrived after the last of them.
   */
  count: z.nullable(z.int()),
  /** Time of the last event from the payment provider; null without one. */
  lastEventAt: z.nullable(timestamp),
})
export type PartStatus = z.input<typeof partStatus>

/** Work that was not done although it was tried: jobs without retries left, events of the payment provider. */
const stuckWork = z.object({
  kind: z.enum(['JOB', 'PAYMENT_EVENT']),
  /** Name of the job, or type of the event. */
  name: z.string(),
  count: z.int(),
  oldestAt: timestamp,
})
export type StuckWork = z.input<typeof stuckWork>

export const statusSchemas = () => ({
  current: {
    summary: 'How each part of the installation is doing; answers within about two seconds, also when parts hang',
    output: z.object({
      version: z.string(),
      startedAt: timestamp,
      checkedAt: timestamp,
      parts: z.array(partStatus),
      /** Oldest first; null when the database does not answer. */
      stuck: z.nullable(z.array(stuckWork)),
    }),
  },
})
