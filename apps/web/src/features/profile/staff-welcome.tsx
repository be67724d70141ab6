import type { User } from '@kostbar/contracts/users/schemas'
import { isAdmin } from '../../domain/users/person.ts'
import { AdminWelcome } from './admin-welcome.tsx'
import { TrainerWelcome } from './trainer-welcome.tsx'

/** Welcome cards of trainers and admins. */
export const StaffWelcome = ({ user }: { user: User }) => (
  <>
    {user.trainer ? <TrainerWelcome /> : null}
    {isAdmin(user) ? <AdminWelcome /> : null}
  </>
)
