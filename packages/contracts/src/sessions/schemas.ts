import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { id, timestamp } from '../scalars.ts'

/** Device on which this account is signed in. */
const deviceSession = z.object({
  id,
  /** Browser and system in German: 'Chrome auf Windows'. */
  device: z.string(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  /** Whether it is the session of this request. */
  current: z.boolean(),
})
export type DeviceSession = z.input<typeof deviceSession>

export const sessionsSchemas = () => ({
  mine: { summary: 'Where I am signed in, last seen first', output: z.array(deviceSession) },
  end: { summary: 'Sign one of my devices out', params: z.object({ id }), output: done },
  endOthers: { summary: 'Sign all my devices out but this one', output: done },
})
