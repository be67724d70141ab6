import * as z from 'zod/mini'
import { timestamp } from './scalars.ts'

/** Hours within which a trainer has to answer. Elapsed hours: a clock change does not make them 47 or 49. */
export const answerHours = 48

/** Deadline of a trainer's answer. */
export const deadline = z.object({
  /**
   * State of the clock. `AWAY`: it stands during an announced absence; `PAUSED`: while the coaching is paused or the
   * client has no trainer.
   */
  state: z.enum(['RUNNING', 'AWAY', 'PAUSED']),
  /** Due time, moved by an announced absence; null while it cannot be known. */
  dueAt: z.nullable(timestamp),
})
export type Deadline = z.input<typeof deadline>
