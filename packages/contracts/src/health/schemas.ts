import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { id, line, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import { accessReasonLength } from './limits.ts'

/** Consent of the caller to the processing of health data, and the texts to agree to. */
const healthConsent = z.object({
  /** Current version of the consent texts. */
  version: z.string(),
  /** Texts of that version: for the processing, and for the trainer's reading. */
  texts: z.object({ HEALTH: z.string(), COACHING: z.string() }),
  /** Valid consent; null without one. */
  given: z.nullable(z.object({ version: z.string(), at: timestamp })),
  /**
   * Time at which data is erased after a withdrawn consent; null while a consent is valid or nothing is to be erased.
   */
  eraseAt: z.nullable(timestamp),
  /** Trainer of the caller, and whether they may read the health data; null without a trainer. */
  trainer: z.nullable(z.object({ firstName: z.string(), mayRead: z.boolean() })),
})
export type HealthConsent = z.input<typeof healthConsent>

/** Reason of an admin for looking at health data, without health data in it. */
export const accessReason = z.object({
  reason: line(accessReasonLength.max, texts.accessReason).check(
    z.minLength(accessReasonLength.min, texts.accessReason),
  ),
})

export const healthSchemas = () => ({
  consent: { summary: 'Whether I agree to the processing of my health data', output: healthConsent },
  giveConsent: {
    summary: "Agree to the processing of my health data, and to my trainer's reading it, in the current version",
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
