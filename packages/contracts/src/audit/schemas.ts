import * as z from 'zod/mini'
import { id, timestamp } from '../scalars.ts'

/** One time someone else looked at this account's data or changed something about it. */
export const accessEntry = z.object({
  id,
  at: timestamp,
  /** What was done, as `data.read` or `user.locked`. */
  action: z.string(),
  /** An `Area`, or one of a newer API; null for an action on the account itself. */
  area: z.nullable(z.string()),
  /** First name of who did it; null once that account is gone. */
  by: z.nullable(z.string()),
})
export type AccessEntry = z.input<typeof accessEntry>

export const auditSchemas = () => ({
  accessLog: {
    summary: 'Who has looked at my data or changed something about my account, newest first, 20 at a time',
    query: z.object({ cursor: z.optional(id) }),
    output: z.object({ items: z.array(accessEntry), cursor: z.nullable(id) }),
  },
})
