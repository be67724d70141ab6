import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { id, line, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'

/** Whether the caller's health data may be processed, and what they are asked to agree to. */
export const healthConsent = z.object({
  /** The version of the texts that people agree to today. */
  version: z.string(),
  /** The texts of that version: to the processing, and to the trainer's reading. */
  texts: z.object({ HEALTH: z.string(), COACHING: z.string() }),
  /** The consent that is in force; null without one. */
  given: z.nullable(z.object({ version: z.string(), at: timestamp })),
  /** When revoked data is erased; null while a consent is in force, or when there is nothing to erase. */
  eraseAt: z.nullable(timestamp),
  /** Who coaches the caller, and whether that trainer may read the data; null without a trainer. */
  trainer: z.nullable(z.object({ firstName: z.string(), mayRead: z.boolean() })),
})
export type HealthConsent = z.input<typeof healthConsent>

/** An admin's reason to look at somebody's health data: 10 to 300 characters, without health data itself. */
export const accessReason = z.object({
  reason: line(300, texts.accessReason).check(z.minLength(10, texts.accessReason)),
})

export const healthSchemas = () => ({
  consent: { summary: 'Whether I agree to the processing of my health data', output: healthConsent },
  giveConsent: {
    summary: "Agree to the processing of my health data, and to my trainer's reading it, in the present version",
    body: z.object({ version: z.string().check(z.maxLength(20, texts.default)) }),
    output: healthConsent,
  },
  revokeConsent: {
    summary: 'Revoke both; nobody can read the data from now on, and it is erased after 14 days unless I agree again',
    output: healthConsent,
  },
  giveReason: {
    summary: "Give a reason for looking at a user's health data, which opens it for 60 minutes; the user can read it",
    params: z.object({ id }),
    body: accessReason,
    output: done,
  },
})
