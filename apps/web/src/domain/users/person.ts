import type { Role, User } from '@kostbar/contracts/users/schemas'

/** The German name of each role. */
export const roleNames: Readonly<Record<Role, string>> = {
  ROLE_ADMIN: 'Admin',
  ROLE_TRAINER: 'Trainer',
  ROLE_IN_APP_PURCHASE_USER: 'Mitglied über die App',
  TRIAL_MODE: 'Mitglied in der Testphase',
}

/** What kinds of account these roles make; without any the person is a member. */
export const roleLabels = (roles: readonly Role[]): string[] =>
  roles.length === 0 ? ['Mitglied'] : roles.map((role) => roleNames[role])

/** First and, where known, last name. */
export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ')

/** Whether someone manages every account. */
export const isAdmin = ({ roles }: Pick<User, 'roles'>) => roles.includes('ROLE_ADMIN')

/** Whether plan and recipes are open to someone; admins, who write everyone's recipes, need no access of their own. */
export const seesContent = (user: Pick<User, 'hasAccess' | 'roles'>) => user.hasAccess || isAdmin(user)

/** Whether someone works with other people's recipes and plans: a trainer or an admin. */
export const isStaff = ({ roles }: Pick<User, 'roles'>) => roles.includes('ROLE_TRAINER') || isAdmin({ roles })
