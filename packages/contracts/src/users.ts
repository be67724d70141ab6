import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done } from './problem.ts'
import { email, id, line, page, paging, paragraph, timestamp } from './scalars.ts'
import { texts } from './texts.ts'

export const roles = ['ROLE_TRAINER', 'ROLE_ADMIN', 'ROLE_IN_APP_PURCHASE_USER', 'TRIAL_MODE'] as const
export const role = z.enum(roles)
export type Role = z.infer<typeof role>

export const profileStep = z.enum(['ANAMNESE', 'SEVEN_DAY_PROTOCOL'])

/** A password being chosen: 8 to 200 characters (the upper bound keeps hashing affordable). */
export const newPassword = z
  .string(texts.password)
  .check(z.minLength(8, texts.password), z.maxLength(200, texts.passwordTooLong))

/** A password being checked: only present and of a length worth hashing. */
const currentPassword = z
  .string(texts.passwordRequired)
  .check(z.minLength(1, texts.passwordRequired), z.maxLength(200, texts.passwordTooLong))

export const firstName = line(80, texts.firstName)

/** Digits with the usual separators, 6 to 15 digits (E.164), optionally with a leading plus. */
export const phoneNumber = z
  .string(texts.phoneNumber)
  .check(z.trim(), z.regex(/^(?=(?:\D*\d){6,15}\D*$)\+?[\d\s()/.-]{6,30}$/, texts.phoneNumber))

/** What step 1 of the registration asks. */
export const registrationPerson = z.object({ firstName, email, password: newPassword })

const registration = {
  ...registrationPerson.shape,
  goals: z._default(paragraph(500), ''),
  phoneNumber,
  newsletter: z._default(z.boolean(texts.default), false),
}

/** The body of a sign-up without an invitation; trainers have no other. */
export const trainerRegistration = z.object(registration)

export const credentials = z.object({ email, password: currentPassword })

export const passwordChange = z.object({ newPassword, newPasswordVerification: z.string(texts.passwordsDiffer) }).check(
  z.refine((body) => body.newPassword === body.newPasswordVerification, {
    error: texts.passwordsDiffer,
    path: ['newPasswordVerification'],
  }),
)

/** A user as that user, their trainer and admins see them; macros in kcal per day and grams per day, null while unset. */
export const user = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  phoneNumber: z.string(),
  goals: z.string(),
  roles: z.array(role),
  trainer: z.boolean(),
  profileImage: z.nullable(z.string()),
  kcal: z.nullable(z.int()),
  carbs: z.nullable(z.int()),
  proteins: z.nullable(z.int()),
  fats: z.nullable(z.int()),
  profileSteps: z.array(profileStep),
  /** Whether app content is open: a running subscription, or a role that includes it. */
  hasAccess: z.boolean(),
  createdAt: timestamp,
})
export type User = z.input<typeof user>

/** A row of the admin's user list. */
export const listedUser = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  roles: z.array(role),
  /** Set while the account is locked. */
  lockedUntil: z.nullable(timestamp),
  lastSeenAt: z.nullable(timestamp),
  createdAt: timestamp,
})
export type ListedUser = z.input<typeof listedUser>

/** Tokens for native apps; browsers get the same two as httpOnly cookies. `expires_in` in seconds. */
export const session = z.object({
  success: z.literal(true),
  msg: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int(),
})

const token = z.string(texts.default).check(z.minLength(1, texts.default), z.maxLength(500, texts.default))
const userParams = z.object({ id })

export const users = {
  signin: endpoint({
    method: 'POST',
    path: '/users/signin',
    access: 'public',
    summary: 'Sign in with e-mail and password',
    body: credentials,
    output: session,
  }),
  signup: endpoint({
    method: 'POST',
    path: '/users/signup',
    access: 'public',
    summary: 'Register as a member and sign in',
    body: z.object({
      ...registration,
      inviteId: z.optional(z.nullable(z.string().check(z.maxLength(200, texts.default)))),
    }),
    output: session,
  }),
  trainerSignup: endpoint({
    method: 'POST',
    path: '/users/trainer/signup',
    access: 'public',
    summary: 'Register as a trainer and sign in',
    body: trainerRegistration,
    output: session,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/users/refresh',
    access: 'public',
    summary: 'Exchange a refresh token (body or cookie) for a new pair',
    body: z._default(z.object({ refresh_token: z.optional(token) }), {}),
    output: session,
  }),
  signout: endpoint({
    method: 'POST',
    path: '/users/signout',
    access: 'public',
    summary: 'End this session, if there is one, and clear its cookies',
    output: done,
  }),
  info: endpoint({
    method: 'GET',
    path: '/users/info',
    access: 'signedIn',
    summary: 'The signed-in user',
    output: user,
  }),
  forgotPassword: endpoint({
    method: 'GET',
    path: '/users/:id/forgotpassword',
    access: 'public',
    summary: 'Mail a reset link to this e-mail address; answers alike whether it is known or not',
    params: z.object({ id: email }),
    output: done,
  }),
  checkResetToken: endpoint({
    method: 'GET',
    path: '/users/:id/password/token',
    access: 'public',
    summary: 'Whether a reset link is still good',
    params: userParams,
    query: z.object({ token }),
    output: done,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/users/:id/changepassword',
    access: 'public',
    summary: 'Set a new password with a reset link; ends every session of the account',
    params: userParams,
    query: z.object({ token }),
    body: passwordChange,
    output: done,
  }),
  all: endpoint({
    method: 'GET',
    path: '/users/all',
    access: 'admin',
    summary: 'All accounts, newest first; filter matches e-mail and names',
    query: z.object({
      ...paging,
      filter: z._default(paragraph(200), ''),
    }),
    output: page(listedUser),
  }),
  allMeta: endpoint({
    method: 'GET',
    path: '/users/all/meta',
    access: 'admin',
    summary: 'Counts over all accounts',
    output: z.object({ total: z.int(), trainers: z.int(), admins: z.int(), locked: z.int() }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/users/:id/info',
    access: { user: 'id' },
    summary: 'One user',
    params: userParams,
    output: user,
  }),
  lock: endpoint({
    method: 'POST',
    path: '/users/:id/lock-account',
    access: 'admin',
    summary: 'Lock an account until a date and end its sessions',
    params: userParams,
    query: z.object({ date: z.iso.date(texts.lockDate) }),
    output: done,
  }),
  unlock: endpoint({
    method: 'POST',
    path: '/users/:id/unlock-account',
    access: 'admin',
    summary: 'Lift the lock of an account',
    params: userParams,
    output: done,
  }),
  deleteMyself: endpoint({
    method: 'DELETE',
    path: '/users/delete-myself',
    access: 'signedIn',
    summary: 'Erase the signed-in account and everything it holds',
    output: done,
  }),
}
