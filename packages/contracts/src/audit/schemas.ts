import * as z from 'zod/mini'
import { cursorQuery, id, timestamp } from '../scalars.ts'

/**
 * Entry of the access log: an admin or, for health data, the trainer read or changed this user's data, or acted on the
 * account.
 */
const accessEntry = z.object({
  id,
  at: timestamp,
  /** Code of the action: `data.read`, `data.changed`, `user.locked` … */
  action: z.string(),
  /** An `Area`, possibly one of a newer API; null for an action on the account itself. */
  area: z.nullable(z.string()),
  /** First name of the person who acted; null when that account is deleted. */
  by: z.nullable(z.string()),
  /** Role in which that person acted. */
  role: z.enum(['ADMIN', 'TRAINER']),
  /** Reason that an admin gave for looking at health data; null otherwise. */
  reason: z.nullable(z.string()),
})
export type AccessEntry = z.input<typeof accessEntry>

/** Action of an admin on an account, as other admins read it. */
const adminAction = z.object({
  id,
  at: timestamp,
  /** Code of the action: `data.changed`, `user.locked`, `user.roles` … */
  action: z.string(),
  /** An `Area` for a change of data; null otherwise. */
  area: z.nullable(z.string()),
  /** First and last name of the admin; null when that account is deleted. */
  by: z.nullable(z.string()),
  /** Recorded details of the action, such as `lastDay` of a lock. Contains no health data. */
  details: z.record(z.string(), z.string()),
})
export type AdminAction = z.input<typeof adminAction>

export const auditSchemas = () => ({
  ofUser: {
    summary: 'What admins changed about an account, newest first, 20 at a time',
    params: z.object({ id }),
    query: cursorQuery,
    output: z.object({ items: z.array(adminAction), cursor: z.nullable(id) }),
  },
  accessLog: {
    summary: 'Who has looked at my data or changed something about my account, newest first, 20 at a time',
    query: cursorQuery,
    output: z.object({ items: z.array(accessEntry), cursor: z.nullable(id) }),
  },
})
