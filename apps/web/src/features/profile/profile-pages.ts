import { paths } from '../../lib/paths.ts'
import { texts } from './texts.ts'

/** Pages of the member area in menu order. */
export const profilePages = [
  { path: paths.profile, label: texts.overview, shortLabel: texts.overviewShort, icon: 'house' },
  { path: paths.nutritionPlan, label: texts.nutritionPlan, shortLabel: texts.planShort, icon: 'week' },
  { path: paths.recipes, label: texts.recipes, shortLabel: texts.recipes, icon: 'pot' },
  { path: paths.shoppingAndNotes, label: texts.shoppingAndNotes, shortLabel: texts.shoppingShort, icon: 'basket' },
  { path: paths.progress, label: texts.progress, shortLabel: texts.progress, icon: 'chart' },
  { path: paths.myMessages, label: texts.messages, shortLabel: texts.messagesShort, icon: 'message' },
  { path: paths.documents, label: texts.documents, shortLabel: texts.documentsShort, icon: 'file' },
  { path: paths.settings, label: texts.settings, shortLabel: texts.settingsShort, icon: 'person' },
] as const

export type ProfilePage = (typeof profilePages)[number]
