import { staffIcons } from '../../domain/users/staff-icons.ts'

/** Icon of a menu page that only trainers and admins have. */
export function StaffIcon({ path }: { path: string }) {
  const Icon = staffIcons[path]
  return Icon ? <Icon className="size-5" aria-hidden="true" /> : null
}
