import * as z from 'zod/mini'
import { timestamp } from './scalars.ts'

/** Hours within which a trainer answers. They elapse: a night with a change of the clock does not make them 47 or 49. */
export const answerHours = 48

/** Until when a trainer's answer is due. */
export const deadline = z.object({
  /** `AWAY`: the clock stands during an announced absence. `PAUSED`: during a pause of the coaching, or without a trainer. */
  state: z.enum(['RUNNING', 'AWAY', 'PAUSED']),
  /** An announced absence included; null while nobody knows. */
  dueAt: z.nullable(timestamp),
})
export type Deadline = z.input<typeof deadline>
