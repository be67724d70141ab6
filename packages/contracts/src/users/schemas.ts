import * as z from 'zod/mini'
import { weekdayTargets } from '../macros/schemas.ts'
import { done } from '../problem.ts'
import { id, line, page, paging, paragraph, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'

export const roles = ['ROLE_TRAINER', 'ROLE_ADMIN', 'ROLE_IN_APP_PURCHASE_USER', 'TRIAL_MODE'] as const
export const role = z.enum(roles)
export type Role = z.infer<typeof role>

export const profileStep = z.enum(['ANAMNESE', 'SEVEN_DAY_PROTOCOL'])

export const firstName = line(80, texts.firstName)

/** Digits with the usual separators, 6 to 15 digits (E.164), optionally with a leading plus. */
export const phoneNumber = z
  .string(texts.phoneNumber)
  .check(z.trim(), z.regex(/^(?=(?:\D*\d){6,15}\D*$)\+?[\d\s()/.-]{6,30}$/, texts.phoneNumber))

/** A user as visible to that user, their trainer and admins; macros in kcal per day and grams per day, null when not set. */
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
  /** The targets of weekdays that differ; null when every day is the same. */
  weekdayTargets: z.nullable(weekdayTargets),
  /** 'Ohne Zahlen': kcal, weight and rankings are hidden from this person; their own targets are null. */
  protectiveMode: z.boolean(),
  profileSteps: z.array(profileStep),
  /** Whether the first steps were put away. */
  firstStepsHidden: z.boolean(),
  /** Whether app content is accessible: by a running subscription, or by a role that includes it. */
  hasAccess: z.boolean(),
  /** `REQUIRED`: has to be set up before anything else is open. */
  secondFactor: z.enum(['ACTIVE', 'OFF', 'REQUIRED']),
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

const userParams = z.object({ id })

export const usersSchemas = () => ({
  info: { summary: 'The signed-in user', output: user },
  all: {
    summary: 'All accounts, newest first; filter matches e-mail and names',
    query: z.object({
      ...paging,
      filter: z._default(paragraph(200), ''),
    }),
    output: page(listedUser),
  },
  allMeta: {
    summary: 'Counts over all accounts',
    output: z.object({ total: z.int(), trainers: z.int(), admins: z.int(), locked: z.int() }),
  },
  one: { summary: 'One user', params: userParams, output: user },
  lock: {
    summary: 'Lock an account until a date and end its sessions',
    params: userParams,
    query: z.object({ date: z.iso.date(texts.lockDate).check(z.refine((day) => /^2/.test(day), texts.lockDate)) }),
    output: done,
  },
  unlock: { summary: 'Unlock an account', params: userParams, output: done },
  deleteMyself: { summary: 'Delete the signed-in account and all its data', output: done },
})
