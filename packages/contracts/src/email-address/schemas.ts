import * as z from 'zod/mini'
import { credentials } from '../auth/schemas.ts'
import { done } from '../problem.ts'
import { email, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'

/** Change of the account's e-mail address, authorised by the current password. */
export const emailChange = z.object({ email, currentPassword: credentials.shape.password })

/** E-mail address of the account, and the new address that replaces it once confirmed. */
const emailState = z.object({
  email: z.string(),
  confirmed: z.boolean(),
  change: z.nullable(z.object({ email: z.string(), expiresAt: timestamp })),
})

/** Result of a mailed confirmation link. `CHANGED`: a new address replaced the old one. */
export const emailConfirmation = z.object({
  outcome: z.enum(['CONFIRMED', 'CHANGED', 'ALREADY_CONFIRMED']),
  email: z.string(),
})

const token = z.string(texts.default).check(z.minLength(1, texts.default), z.maxLength(500, texts.default))

export const emailAddressSchemas = () => ({
  mine: { summary: 'My e-mail address, whether it is confirmed, and the change under way', output: emailState },
  confirm: {
    summary:
      'Confirm an address of my account with the mailed link; a new address takes effect and ends my other sessions',
    body: z.object({ token }),
    output: emailConfirmation,
  },
  resend: {
    summary: 'Mail the confirmation link again: for the change under way, otherwise for my address',
    output: done,
  },
  change: {
    summary: 'Request a change of address; takes effect once the link mailed to it is opened',
    body: emailChange,
    output: emailState,
  },
  cancelChange: { summary: 'Give up the change under way', output: emailState },
})
