import type { User } from '@kostbar/contracts/users/schemas'
import { isAdmin, isStaff } from '../../domain/users/person.ts'
import { paths } from '../../lib/paths.ts'
import { texts } from './texts.ts'

export type ProfileIcon =
  | 'house'
  | 'clients'
  | 'users'
  | 'assignment'
  | 'templates'
  | 'checkIns'
  | 'challenges'
  | 'pushMessages'
  | 'withdrawals'
  | 'systemStatus'
  | 'week'
  | 'pot'
  | 'basket'
  | 'clipboard'
  | 'calendarCheck'
  | 'chart'
  | 'message'
  | 'file'
  | 'person'

/** Menu entry of the signed-in area. */
export interface ProfilePage {
  readonly path: string
  readonly label: string
  readonly icon: ProfileIcon
  /**
   * Label in the bottom bar of phones, which has room for five entries; pages without it are reached by the overview
   * and the menu.
   */
  readonly barLabel?: string
  /** Whether the entry also stands for single users' pages (`/user/…`). */
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
const anamnesis: ProfilePage = { path: paths.anamnesis, label: texts.anamnesisPage, icon: 'clipboard' }
const protocol: ProfilePage = { path: paths.protocol, label: texts.protocolPage, icon: 'calendarCheck' }
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
const checkIns: ProfilePage = { path: paths.checkInQueue, label: texts.checkIns, icon: 'checkIns' }
const templates: ProfilePage = { path: paths.templates, label: texts.templates, icon: 'templates' }
const challenges: ProfilePage = { path: paths.challengeManagement, label: texts.challenges, icon: 'challenges' }
const pushMessages: ProfilePage = { path: paths.pushMessages, label: texts.pushMessages, icon: 'pushMessages' }
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

const withdrawals: ProfilePage = {
  path: paths.withdrawalManagement,
  label: texts.withdrawals,
  icon: 'withdrawals',
}
const systemStatus: ProfilePage = { path: paths.systemStatus, label: texts.systemStatus, icon: 'systemStatus' }

/** Pages of a member in menu order. */
const memberPages = [
  overview,
  { ...nutritionPlan, barLabel: texts.planShort },
  recipes,
  { ...shopping, barLabel: texts.shoppingShort },
  anamnesis,
  protocol,
  progress,
  myMessages,
  documents,
  settings,
]

/** Pages of trainers and admins for their own use. */
const ownPages = [recipes, nutritionPlan, shopping, progress, documents, settings]

/**
 * Menu pages by role, in menu order. Staff have no thread, anamnesis and protocol of their own, because nobody coaches
 * them.
 */
export function profilePagesOf(user: User | null): readonly ProfilePage[] {
  if (!user) return memberPages
  if (!isStaff(user)) return memberPages
  return [
    overview,
    ...(user.trainer ? [clients, inbox, checkIns] : []),
    ...(isAdmin(user) ? [users, assignment, withdrawals] : []),
    templates,
    challenges,
    pushMessages,
    ...(isAdmin(user) ? [systemStatus] : []),
    ...ownPages,
  ]
}
