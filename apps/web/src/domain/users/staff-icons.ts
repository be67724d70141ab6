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
import { paths } from '../../lib/paths.ts'

/** Icons of the menu pages that only trainers and admins have, by path. */
export const staffIcons: Readonly<Record<string, LucideIcon>> = {
  [paths.clientManagement]: Contact,
  [paths.userManagement]: UsersRound,
  [paths.clientAssignment]: HeartHandshake,
  [paths.templates]: LayoutTemplate,
  [paths.checkInQueue]: ListChecks,
  [paths.challengeManagement]: Flag,
  [paths.pushMessages]: Megaphone,
  [paths.withdrawalManagement]: Undo2,
  [paths.systemStatus]: Activity,
}
