import * as z from 'zod/mini'

/** Every error code of the API with its HTTP status. Codes are stable; their German texts may change. */
export const problemStatus = {
  invalid_input: 400,
  wrong_credentials: 400,
  link_invalid: 400,
  link_of_other_account: 403,
  not_signed_in: 401,
  session_expired: 401,
  forbidden: 403,
  no_access: 403,
  consent_needed: 403,
  reason_needed: 403,
  consent_outdated: 409,
  second_factor_required: 403,
  second_factor_missing: 403,
  second_factor_active: 409,
  account_locked: 403,
  origin_not_trusted: 403,
  read_only: 403,
  last_admin: 409,
  not_yourself: 403,
  not_found: 404,
  email_taken: 409,
  suggestion_taken: 409,
  list_full: 409,
  food_exists: 409,
  changed_meanwhile: 409,
  allergen_conflict: 409,
  coached: 403,
  swaps_off: 403,
  no_swap: 409,
  needs_clearance: 409,
  protective_mode_required: 409,
  not_a_trainer: 403,
  price_gone: 404,
  already_subscribed: 409,
  checkout_busy: 409,
  payment_declined: 409,
  payment_open: 409,
  period_over: 409,
  slots_in_use: 409,
  coaching_ended: 409,
  no_slots: 409,
  slots_lapsed: 403,
  agreement_outdated: 409,
  needs_invitation: 409,
  email_unconfirmed: 403,
  invite_closed: 409,
  invite_not_for_you: 403,
  other_address: 409,
  has_trainer: 409,
  resends_used_up: 409,
  not_waiting: 409,
  trainer_unavailable: 409,
  already_invited: 409,
  webhook_refused: 400,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
  payments_unavailable: 503,
  payments_not_configured: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

/**
 * The body of every error answer; `fields` maps a field's path (`item.name`) to its German text, `link` is the path of the
 * page of the web on which the problem can be solved, `current` the present state of what somebody else changed meanwhile.
 */
export const problem = z.object({
  success: z.literal(false),
  code: z.enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
  msg: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  link: z.optional(z.string()),
  current: z.optional(z.unknown()),
})
export type ProblemBody = z.infer<typeof problem>

/** The answer of an endpoint without data. */
export const done = z.object({ success: z.literal(true), msg: z.optional(z.string()) })
