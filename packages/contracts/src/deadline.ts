import * as z from 'zod/mini'
import { timestamp } from './scalars.ts'

/** Hours within which a trainer has to answer. Elapsed hours: a clock change does not make them 47 or 49. */
export const answerHours = 48

/** Deadline of a trainer's answer. */
export const deadline = z.object({
  /**
   * State of the clock. `AWAY`: it is stopped during an announced absence; `PAUSED`: while the coaching is paused or
   * the client has no trainer; `NO_CONSENT`: while the client does not consent to the trainer's reading of health data.
   */
  state: z.enum(['RUNNING', 'AWAY', 'PAUSED', 'NO_CONSENT']),
  /** Due time, moved by an announced absence; null while it cannot be known. */
  dueAt: z.nullable(timestamp),
})
export type Deadline = z.input<typeof deadline>
