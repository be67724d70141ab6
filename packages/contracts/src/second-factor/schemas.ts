import * as z from 'zod/mini'
import { credentials } from '../auth/schemas.ts'
import { secondFactorCode } from '../auth/second-factor-code.ts'
import { done } from '../problem.ts'
import { timestamp } from '../scalars.ts'

/** The second factor of the signed-in account. */
export const secondFactorState = z.object({
  active: z.boolean(),
  /** When it was set up; null unless it is active. */
  since: z.nullable(timestamp),
  /** Unused recovery codes, of ten. */
  recoveryCodesLeft: z.int(),
  /** Whether this account may not do without: trainers and admins, where the operator says so. */
  required: z.boolean(),
})

/** Begins the set-up, confirmed by the password. */
export const secondFactorSetUp = z.object({ currentPassword: credentials.shape.password })

/** A code alone. */
export const secondFactorConfirmation = z.object({ code: secondFactorCode })

export const secondFactorRemoval = z.object({ currentPassword: credentials.shape.password, code: secondFactorCode })

/** Shown once: only hashes are stored. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const secondFactorSchemas = () => ({
  state: { summary: 'Whether sign-in asks for a second factor', output: secondFactorState },
  setUp: {
    summary: 'A new secret for an authenticator app; takes effect once a code confirmed it',
    body: secondFactorSetUp,
    output: z.object({
      /** In base32, to be typed in where no QR code can be scanned. */
      secret: z.string(),
      /** `otpauth://totp/…`, the content of the QR code. */
      uri: z.string(),
    }),
  },
  confirm: {
    summary: 'Switch the second factor on by a first code; ends my other sessions',
    body: secondFactorConfirmation,
    output: recoveryCodes,
  },
  renewRecoveryCodes: {
    summary: 'Ten new recovery codes; the old ones are void',
    body: secondFactorConfirmation,
    output: recoveryCodes,
  },
  disable: { summary: 'Switch the second factor off by password and code', body: secondFactorRemoval, output: done },
})
