import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { email, id, paragraph } from '../scalars.ts'
import { texts } from '../texts.ts'
import { firstName, phoneNumber } from '../users/schemas.ts'
import { secondFactorCode } from './second-factor-code.ts'

/** New password: 8 to 200 characters; the upper bound limits the cost of hashing. */
export const newPassword = z
  .string(texts.password)
  .check(z.minLength(8, texts.password), z.maxLength(200, texts.passwordTooLong))

/** Password to verify: not empty, and at most 200 characters, which limits the cost of hashing. */
const currentPassword = z
  .string(texts.passwordRequired)
  .check(z.minLength(1, texts.passwordRequired), z.maxLength(200, texts.passwordTooLong))

/** Step 1 of the registration. */
export const registrationPerson = z.object({ firstName, email, password: newPassword })

const registration = {
  ...registrationPerson.shape,
  goals: z._default(paragraph(500), ''),
  phoneNumber,
  newsletter: z._default(z.boolean(texts.default), false),
}

/** Registration without an invitation, used by trainers. */
const trainerRegistration = z.object(registration)

export const credentials = z.object({ email, password: currentPassword })

/** Second step of a sign-in: the code of the second factor. */
export const signInCode = z.object({ code: secondFactorCode })

/** Token by which a known device is recognised at later sign-ins. Browsers keep it in a cookie. */
const deviceToken = z.string().check(z.maxLength(100, texts.default))

const signInBody = z.object({
  ...credentials.shape,
  code: z.optional(secondFactorCode),
  device_token: z.optional(deviceToken),
})

export const passwordChange = z.object({ newPassword, newPasswordVerification: z.string(texts.passwordsDiffer) }).check(
  z.refine((body) => body.newPassword === body.newPasswordVerification, {
    error: texts.passwordsDiffer,
    path: ['newPasswordVerification'],
  }),
)

/**
 * Open session. Native apps find its tokens here; browsers, which send an Origin or cookies, get them as httpOnly
 * cookies instead. `expires_in` is the access token's lifetime in seconds.
 */
export const session = z.object({
  success: z.literal(true),
  msg: z.string(),
  access_token: z.optional(z.string()),
  refresh_token: z.optional(z.string()),
  /** Token of the known device, after a sign-in or registration; apps keep it when the session ends. */
  device_token: z.optional(z.string()),
  expires_in: z.int(),
})

const token = z.string(texts.default).check(z.minLength(1, texts.default), z.maxLength(500, texts.default))
const userParams = z.object({ id })

/** Refresh token of a native app; browsers send theirs as a cookie. */
const refreshToken = z._default(z.object({ refresh_token: z.optional(token) }), {})

export const authSchemas = () => ({
  signin: {
    summary:
      'Sign in with e-mail and password. `second_factor_required` asks for the same call with `code`. Send `device_token` ' +
      'of the last sign-in on this device: attempts elsewhere then do not slow this one down',
    body: signInBody,
    output: session,
  },
  checkSignup: {
    summary:
      'Check step 1 of a registration before step 2: refuses a password that is too easy, as the registration would. ' +
      'Says nothing about accounts',
    body: registrationPerson,
    output: done,
  },
  signup: {
    summary: 'Register as a member and sign in',
    body: z
      .object({
        ...registration,
        /** Token of the invitation that the registration accepts. */
        inviteId: z.optional(z.nullable(z.string().check(z.maxLength(200, texts.default)))),
        /** Version of the consents given by accepting an invitation; required with `inviteId`. */
        inviteConsent: z.optional(z.nullable(z.string().check(z.maxLength(20, texts.default)))),
      })
      .check(
        z.refine(({ inviteId, inviteConsent }) => !inviteId || Boolean(inviteConsent), {
          error: texts.consent,
          path: ['inviteConsent'],
        }),
      ),
    output: session,
  },
  trainerSignup: { summary: 'Register as a trainer and sign in', body: trainerRegistration, output: session },
  refresh: {
    summary: 'Exchange a refresh token (body or cookie) for a new pair',
    body: refreshToken,
    output: session,
  },
  signout: {
    summary:
      'End this session, if there is one, and clear its cookies. Native apps send the refresh token as well: it ends the ' +
      'session after the access token has expired',
    body: refreshToken,
    output: done,
  },
  forgotPassword: {
    summary: 'Mail a reset link to this e-mail address; the answer is the same for unknown addresses',
    params: z.object({ id: email }),
    output: done,
  },
  checkResetToken: {
    summary: 'Check whether a reset link is valid',
    params: userParams,
    query: z.object({ token }),
    output: done,
  },
  changePassword: {
    summary: 'Set a new password with a reset link; ends every session of the account',
    params: userParams,
    query: z.object({ token }),
    body: passwordChange,
    output: done,
  },
})
