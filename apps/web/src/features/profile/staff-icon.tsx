import {
  Activity,
  Contact,
  Flag,
  HeartHandshake,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
  Megaphone,
  Undo2,
  UsersRound,
} from 'lucide-react'
import type { ProfileIcon } from './profile-pages.ts'

const icons: Partial<Record<ProfileIcon, LucideIcon>> = {
  clients: Contact,
  users: UsersRound,
  assignment: HeartHandshake,
  templates: LayoutTemplate,
  checkIns: ListChecks,
  challenges: Flag,
  pushMessages: Megaphone,
  withdrawals: Undo2,
  systemStatus: Activity,
}

/** Icon of a menu page that only trainers and admins have. */
export function StaffIcon({ icon }: { icon: ProfileIcon }) {
  const Icon = icons[icon]
  return Icon ? <Icon className="size-5" aria-hidden="true" /> : null
}
