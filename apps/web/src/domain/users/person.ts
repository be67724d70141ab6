import type { Role, User } from '@kostbar/contracts/users/schemas'

/** German names of the roles. */
export const roleNames: Readonly<Record<Role, string>> = {
  ROLE_ADMIN: 'Admin',
  ROLE_TRAINER: 'Trainer',
  ROLE_IN_APP_PURCHASE_USER: 'Mitglied über die App',
  TRIAL_MODE: 'Mitglied in der Testphase',
}

/** German labels of the roles; `Mitglied` without any. */
export const roleLabels = (roles: readonly Role[]): string[] =>
  roles.length === 0 ? ['Mitglied'] : roles.map((role) => roleNames[role])

/** First and, if known, last name. */
export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ')

/** Whether the user manages all accounts. */
export const isAdmin = ({ roles }: Pick<User, 'roles'>) => roles.includes('ROLE_ADMIN')

/** Whether the user has access to plan and recipes. Admins always have. */
export const canSeeContent = (user: Pick<User, 'hasAccess' | 'roles'>) => user.hasAccess || isAdmin(user)

/** Whether the user is a trainer or an admin. */
export const isStaff = ({ roles }: Pick<User, 'roles'>) => roles.includes('ROLE_TRAINER') || isAdmin({ roles })
