import * as z from 'zod/mini'
import { id, timestamp } from '../scalars.ts'

/** One entry of the access log: an admin or, for health data, the trainer read or changed this user's data, or acted on the account. */
export const accessEntry = z.object({
  id,
  at: timestamp,
  /** `data.read`, `data.changed`, `user.locked` … */
  action: z.string(),
  /** An `Area`, or one of a newer API; null for an action on the account itself. */
  area: z.nullable(z.string()),
  /** First name; null once that account is deleted. */
  by: z.nullable(z.string()),
  /** As what that person acted. */
  role: z.enum(['ADMIN', 'TRAINER']),
  /** The reason an admin gave for looking at health data. */
  reason: z.nullable(z.string()),
})
export type AccessEntry = z.input<typeof accessEntry>

export const auditSchemas = () => ({
  accessLog: {
    summary: 'Who has looked at my data or changed something about my account, newest first, 20 at a time',
    query: z.object({ cursor: z.optional(id) }),
    output: z.object({ items: z.array(accessEntry), cursor: z.nullable(id) }),
  },
})
