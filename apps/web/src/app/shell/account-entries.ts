import type { User } from '@kostbar/contracts/users/schemas'
import { isAdmin, isStaff } from '../../domain/users/person.ts'
import { paths } from '../../lib/paths.ts'
import type { MenuLink } from './site-settings.ts'
import { texts } from './texts.ts'

/** Links of the account menu for the user's role. */
export const accountEntries = (user: User): MenuLink[] => [
  { label: texts.profile, to: paths.profile },
  ...(user.trainer
    ? [
        { label: texts.clients, to: paths.clientManagement },
        { label: texts.messages, to: paths.inbox },
        { label: texts.checkIns, to: paths.checkInQueue },
      ]
    : []),
  ...(isStaff(user) ? [{ label: texts.templates, to: paths.templates }] : []),
  ...(isAdmin(user)
    ? [
        { label: texts.userManagement, to: paths.userManagement },
        { label: texts.clientAssignment, to: paths.clientAssignment },
        { label: texts.withdrawals, to: paths.withdrawalManagement },
      ]
    : []),
  ...(isStaff(user) ? [{ label: texts.challenges, to: paths.challengeManagement }] : []),
  ...(isStaff(user) ? [{ label: texts.pushMessages, to: paths.pushMessages }] : []),
  ...(isAdmin(user) ? [{ label: texts.systemStatus, to: paths.systemStatus }] : []),
]

const ownPages: readonly MenuLink[] = [
  { label: texts.nutritionPlan, to: paths.nutritionPlan },
  { label: texts.recipes, to: paths.recipes },
  { label: texts.shoppingAndNotes, to: paths.shoppingAndNotes },
  { label: texts.anamnesis, to: paths.anamnesis },
  { label: texts.protocol, to: paths.protocol },
  { label: texts.progress, to: paths.progress },
  { label: texts.messages, to: paths.myMessages },
  { label: texts.documents, to: paths.documents },
  { label: texts.settings, to: paths.settings },
]

/** Pages for working with one's trainer. */
const coachedPages: readonly string[] = [paths.anamnesis, paths.protocol, paths.myMessages]

/** Links to a user's own pages below the profile. Staff have no trainer, so the pages for it are left out. */
export const profileEntries = (user: User): readonly MenuLink[] =>
  isStaff(user) ? ownPages.filter(({ to }) => !coachedPages.includes(to)) : ownPages
