import type { User } from '@kostbar/contracts/users/schemas'
import { Activity, CalendarCheck, ChevronRight, ClipboardList, FileText, Flag, Megaphone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isAdmin, isStaff } from '../../domain/users/person.ts'
import { paths } from '../../lib/paths.ts'
import { cardTexts as texts } from './card-texts.ts'

/** Quick actions of members; one with a `step` disappears once that profile step is done. */
const memberActions = [
  { to: paths.anamnesis, step: 'ANAMNESE', title: texts.anamnesis, text: texts.anamnesisText, icon: ClipboardList },
  {
    to: paths.protocol,
    step: 'SEVEN_DAY_PROTOCOL',
    title: texts.protocol,
    text: texts.protocolText,
    icon: CalendarCheck,
  },
  { to: paths.documents, step: null, title: texts.myDocuments, text: texts.myDocumentsText, icon: FileText },
] as const

/** Quick actions of trainers and admins: pages that the bottom bar of phones has no room for. */
const staffActions = [
  { to: paths.challengeManagement, title: texts.challenges, text: texts.challengesText, icon: Flag },
  { to: paths.pushMessages, title: texts.pushMessages, text: texts.pushMessagesText, icon: Megaphone },
] as const

const adminActions = [
  { to: paths.systemStatus, title: texts.systemStatus, text: texts.systemStatusText, icon: Activity },
] as const

function actionsOf(user: User) {
  if (isStaff(user)) return [...staffActions, ...(isAdmin(user) ? adminActions : [])]
  return memberActions.filter(({ step }) => !(step && user.profileSteps.includes(step)))
}

/** Links to frequent pages by role. */
export function QuickActions({ user }: { user: User }) {
  return (
    <nav aria-label={texts.quickActions}>
      <ul className="flex flex-col gap-3">
        {actionsOf(user).map(({ to, title, text, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex items-center gap-4 rounded-xl bg-raised p-4 text-ink no-underline shadow-low transition-colors duration-(--quick) hover:bg-leaf-soft"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
                <Icon className="size-5" aria-hidden="true" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-leaf" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
