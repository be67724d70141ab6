import type { User } from '@kostbar/contracts/users/schemas'
import { isAdmin } from '../domain/users/person.ts'
import { WaitingMembers } from '../features/assignments/waiting-members.tsx'
import { WaitingClients } from '../features/clients/waiting-clients.tsx'

/** Overview cards for trainers (waiting clients) and admins (waiting members). */
export const StaffCards = ({ user }: { user: User }) => (
  <>
    {user.trainer ? <WaitingClients /> : null}
    {isAdmin(user) ? <WaitingMembers /> : null}
  </>
)
