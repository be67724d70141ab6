import * as z from 'zod/mini'
import { weekdayTargets } from '../macros/schemas.ts'
import { done } from '../problem.ts'
import { id, line, page, paging, paragraph, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import { lockFilters, resendableMails, roleFilters, roles } from './account-values.ts'

export const role = z.enum(roles)
export type Role = z.infer<typeof role>

const profileStep = z.enum(['ANAMNESE', 'SEVEN_DAY_PROTOCOL'])

export const firstName = line(80, texts.firstName)

/** Phone number: 6 to 15 digits (E.164) with the usual separators, optionally with a leading plus. */
export const phoneNumber = z
  .string(texts.phoneNumber)
  .check(z.trim(), z.regex(/^(?=(?:\D*\d){6,15}\D*$)\+?[\d\s()/.-]{6,30}$/, texts.phoneNumber))

/**
 * User as visible to that user, their trainer and admins. Macro targets are in kcal and grams per day, null when not
 * set.
 */
export const user = z.object({
  id,
  email: z.string(),
  /** Whether the owner has opened a link that was mailed to this address. */
  emailConfirmed: z.boolean(),
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
  /** Macro targets of weekdays that differ; null when every day has the same. */
  weekdayTargets: z.nullable(weekdayTargets),
  /**
   * Protective mode ('Ohne Zahlen'): kcal, weight and rankings are hidden from this person; their own targets are null.
   */
  protectiveMode: z.boolean(),
  profileSteps: z.array(profileStep),
  /** Whether the user has hidden the first steps. */
  firstStepsHidden: z.boolean(),
  /** Access to app content: a running membership, a role that includes it, or being coached. */
  hasAccess: z.boolean(),
  /** Whether a payment for the user's membership is overdue, with or without access left; false for other viewers. */
  membershipUnpaid: z.boolean(),
  /** State of the second factor; `REQUIRED`: it must be set up before anything else is open. */
  secondFactor: z.enum(['ACTIVE', 'OFF', 'REQUIRED']),
  /** Whether only a trial gives access: there is no membership, other role or coaching that does. */
  onTrial: z.boolean(),
  /** End of the trial, exclusive: midnight in Vienna after its last day; null outside a trial, or without an end. */
  trialUntil: z.nullable(timestamp),
  createdAt: timestamp,
})
export type User = z.input<typeof user>

/** Row of the admins' user list. */
export const listedUser = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  roles: z.array(role),
  /** End of the lock, exclusive: midnight in Vienna after its last day. Null without a lock. */
  lockedUntil: z.nullable(timestamp),
  lastSeenAt: z.nullable(timestamp),
  /** Name of the trainer who coaches this person; null without one. */
  trainerName: z.nullable(z.string()),
  createdAt: timestamp,
})
export type ListedUser = z.input<typeof listedUser>

const userParams = z.object({ id })

/** New roles of an account (all of them); a trial needs its last day. */
const roleChange = z
  .object({
    /** Roles that were shown when the change was made; without it, whatever is stored is replaced. */
    from: z.optional(z.array(role).check(z.maxLength(roles.length, texts.default))),
    roles: z.array(role).check(z.maxLength(roles.length, texts.default)),
    /** Last day of the trial, inclusive, in Europe/Vienna; null without the role `TRIAL_MODE`. */
    trialUntil: z.nullable(z.iso.date(texts.trialEnd).check(z.refine((day) => /^2/.test(day), texts.trialEnd))),
  })
  .check(
    z.refine((change) => change.roles.includes('TRIAL_MODE') === (change.trialUntil !== null), {
      path: ['trialUntil'],
      error: texts.trialEnd,
    }),
  )

export const usersSchemas = () => ({
  info: { summary: 'The signed-in user', output: user },
  list: {
    summary: 'All accounts, newest first; filter matches e-mail and names',
    query: z.object({
      ...paging,
      filter: z._default(paragraph(200), ''),
      role: z.optional(z.enum(roleFilters)),
      lock: z.optional(z.enum(lockFilters)),
    }),
    output: page(listedUser),
  },
  counts: {
    summary: 'Numbers of accounts, each counted up to a limit',
    output: z.object({ total: z.int(), trainers: z.int(), admins: z.int(), locked: z.int() }),
  },
  get: { summary: 'One user', params: userParams, output: user },
  lock: {
    summary: 'Lock an account until the end of a day in Vienna and end its sessions',
    params: userParams,
    query: z.object({ date: z.iso.date(texts.lockDate).check(z.refine((day) => /^2/.test(day), texts.lockDate)) }),
    output: done,
  },
  unlock: { summary: 'Unlock an account', params: userParams, output: done },
  setRoles: {
    summary: 'Replace the roles of an account; a trainer who loses the role no longer coaches anybody',
    params: userParams,
    body: roleChange,
    output: done,
  },
  endSessions: { summary: 'Sign an account out on every device', params: userParams, output: done },
  resendMail: {
    summary: 'Mail the link again that confirms the address, or one for a new password',
    params: userParams,
    body: z.object({ mail: z.enum(resendableMails) }),
    output: done,
  },
  deleteMyself: { summary: 'Delete the signed-in account and all its data', output: done },
})
