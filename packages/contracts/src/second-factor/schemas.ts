import * as z from 'zod/mini'
import { credentials } from '../auth/schemas.ts'
import { appCode, secondFactorCode } from '../auth/second-factor-code.ts'
import { done } from '../problem.ts'
import { timestamp } from '../scalars.ts'

/** State of the signed-in account's second factor. */
const secondFactorState = z.object({
  active: z.boolean(),
  /** Time of the set-up; null unless active. */
  since: z.nullable(timestamp),
  /** Number of unused recovery codes, of ten. */
  recoveryCodesLeft: z.int(),
  /** Whether the account must have a second factor: trainers and admins, where the operator requires it. */
  required: z.boolean(),
})

/** Start of the set-up, authorised by the current password. */
export const secondFactorSetUp = z.object({ currentPassword: credentials.shape.password })

/** First code of the app, which ends the set-up. */
export const secondFactorActivation = z.object({ code: appCode })

/** Confirmation by a code. */
export const secondFactorConfirmation = z.object({ code: secondFactorCode })

export const secondFactorRemoval = z.object({ currentPassword: credentials.shape.password, code: secondFactorCode })

/** Recovery codes, returned only once because only their hashes are stored. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const secondFactorSchemas = () => ({
  state: { summary: 'Whether sign-in asks for a second factor', output: secondFactorState },
  setUp: {
    summary: 'A new secret for an authenticator app; takes effect once a code confirmed it',
    body: secondFactorSetUp,
    output: z.object({
      /** Secret in base32, for typing it in when no QR code can be scanned. */
      secret: z.string(),
      /** `otpauth://totp/…`, the content of the QR code. */
      uri: z.string(),
    }),
  },
  confirm: {
    summary: 'Enable the second factor with a first code; ends my other sessions',
    body: secondFactorActivation,
    output: recoveryCodes,
  },
  renewRecoveryCodes: {
    summary: 'Ten new recovery codes; the old ones are void',
    body: secondFactorConfirmation,
    output: recoveryCodes,
  },
  disable: { summary: 'Disable the second factor with password and code', body: secondFactorRemoval, output: done },
})
