import type { User } from '@kostbar/contracts/users/schemas'
import { isAdmin } from '../../domain/users/person.ts'
import { paths } from '../../lib/paths.ts'
import { texts } from './texts.ts'

export type ProfileIcon =
  | 'house'
  | 'clients'
  | 'users'
  | 'assignment'
  | 'week'
  | 'pot'
  | 'basket'
  | 'chart'
  | 'message'
  | 'file'
  | 'person'

/** An entry of the menu. */
export interface ProfilePage {
  readonly path: string
  readonly label: string
  readonly icon: ProfileIcon
  /** Label in the phone's bottom bar, which has room for five entries; pages without one are in the overview and the menu. */
  readonly barLabel?: string
  /** Whether the pages of single users (`/user/…`) belong to it. */
  readonly hasUsers?: true
}

const overview: ProfilePage = {
  path: paths.profile,
  label: texts.overview,
  barLabel: texts.overviewShort,
  icon: 'house',
}
const nutritionPlan: ProfilePage = { path: paths.nutritionPlan, label: texts.nutritionPlan, icon: 'week' }
const recipes: ProfilePage = { path: paths.recipes, label: texts.recipes, barLabel: texts.recipes, icon: 'pot' }
const shopping: ProfilePage = { path: paths.shoppingAndNotes, label: texts.shoppingAndNotes, icon: 'basket' }
const myMessages: ProfilePage = { path: paths.myMessages, label: texts.messages, icon: 'message' }
const progress: ProfilePage = { path: paths.progress, label: texts.progress, icon: 'chart' }
const documents: ProfilePage = { path: paths.documents, label: texts.documents, icon: 'file' }
const settings: ProfilePage = {
  path: paths.settings,
  label: texts.settings,
  barLabel: texts.settingsShort,
  icon: 'person',
}
const clients: ProfilePage = {
  path: paths.clientManagement,
  label: texts.clients,
  barLabel: texts.clients,
  icon: 'clients',
  hasUsers: true,
}
const inbox: ProfilePage = { path: paths.inbox, label: texts.messages, barLabel: texts.messages, icon: 'message' }
const users: ProfilePage = {
  path: paths.userManagement,
  label: texts.users,
  barLabel: texts.usersShort,
  icon: 'users',
  hasUsers: true,
}

const assignment: ProfilePage = {
  path: paths.clientAssignment,
  label: texts.assignment,
  barLabel: texts.assignmentShort,
  icon: 'assignment',
}

/** Pages of a member in menu order. */
const memberPages = [
  overview,
  { ...nutritionPlan, barLabel: texts.planShort },
  recipes,
  { ...shopping, barLabel: texts.shoppingShort },
  progress,
  myMessages,
  documents,
  settings,
]

/** Pages that trainers and admins have for themselves, too. */
const ownPages = [recipes, nutritionPlan, shopping, progress, documents, settings]

/** Pages of the menu by role, in its order. Nobody coaches trainers, so they have no thread of their own. */
export function profilePagesOf(user: User | null): readonly ProfilePage[] {
  if (!user) return memberPages
  if (user.trainer) return [overview, clients, inbox, ...(isAdmin(user) ? [users, assignment] : []), ...ownPages]
  return isAdmin(user) ? [overview, users, assignment, ...ownPages] : memberPages
}
