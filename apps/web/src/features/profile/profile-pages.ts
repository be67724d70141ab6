import type { User } from '@kostbar/contracts/users/schemas'
import { isAdmin, isStaff } from '../../domain/users/person.ts'
import { paths } from '../../lib/paths.ts'
import { texts } from './texts.ts'

/** Menu entry of the signed-in area. */
export interface ProfilePage {
  readonly path: string
  readonly label: string
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
}
const nutritionPlan: ProfilePage = { path: paths.nutritionPlan, label: texts.nutritionPlan }
const recipes: ProfilePage = { path: paths.recipes, label: texts.recipes, barLabel: texts.recipes }
const shopping: ProfilePage = { path: paths.shoppingAndNotes, label: texts.shoppingAndNotes }
const anamnesis: ProfilePage = { path: paths.anamnesis, label: texts.anamnesisPage }
const protocol: ProfilePage = { path: paths.protocol, label: texts.protocolPage }
const myMessages: ProfilePage = { path: paths.myMessages, label: texts.messages }
const progress: ProfilePage = { path: paths.progress, label: texts.progress }
const documents: ProfilePage = { path: paths.documents, label: texts.documents }
const settings: ProfilePage = {
  path: paths.settings,
  label: texts.settings,
  barLabel: texts.settingsShort,
}
const clients: ProfilePage = {
  path: paths.clientManagement,
  label: texts.clients,
  barLabel: texts.clients,
  hasUsers: true,
}
const inbox: ProfilePage = { path: paths.inbox, label: texts.messages, barLabel: texts.messages }
const checkIns: ProfilePage = { path: paths.checkInQueue, label: texts.checkIns }
const templates: ProfilePage = { path: paths.templates, label: texts.templates }
const challenges: ProfilePage = { path: paths.challengeManagement, label: texts.challenges }
const pushMessages: ProfilePage = { path: paths.pushMessages, label: texts.pushMessages }
const users: ProfilePage = {
  path: paths.userManagement,
  label: texts.users,
  barLabel: texts.usersShort,
  hasUsers: true,
}

const assignment: ProfilePage = {
  path: paths.clientAssignment,
  label: texts.assignment,
  barLabel: texts.assignmentShort,
}

const withdrawals: ProfilePage = {
  path: paths.withdrawalManagement,
  label: texts.withdrawals,
}
const systemStatus: ProfilePage = { path: paths.systemStatus, label: texts.systemStatus }

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
