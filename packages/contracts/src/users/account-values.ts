/** Roles, filters and mails of accounts as plain values, so that pages can import them without zod. */
export const roles = ['ROLE_TRAINER', 'ROLE_ADMIN', 'ROLE_IN_APP_PURCHASE_USER', 'TRIAL_MODE'] as const

/** Filters of accounts by role; `MEMBER` stands for accounts without a role. */
export const roleFilters = [...roles, 'MEMBER'] as const
export type RoleFilter = (typeof roleFilters)[number]

export const lockFilters = ['LOCKED', 'OPEN'] as const
export type LockFilter = (typeof lockFilters)[number]

/** Mails that an admin can send again. */
export const resendableMails = ['CONFIRMATION', 'PASSWORD'] as const
export type ResendableMail = (typeof resendableMails)[number]
