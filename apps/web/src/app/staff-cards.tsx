import type { User } from '@kostbar/contracts/users/schemas'
import { isAdmin } from '../domain/users/person.ts'
import { WaitingMembers } from '../features/assignments/waiting-members.tsx'
import { CheckInQueueLink } from '../features/check-ins/queue-link.tsx'
import { WaitingClients } from '../features/clients/waiting-clients.tsx'
import { StaffWelcome } from '../features/profile/staff-welcome.tsx'
import { LoadInOrder } from '../lib/load-in-order.tsx'

/** Overview cards for trainers (waiting clients) and admins (waiting members), and the welcome cards of both. */
export const StaffCards = ({ user }: { user: User }) => (
  <LoadInOrder className="flex flex-col gap-5">
    {user.trainer ? <WaitingClients moreLink={<CheckInQueueLink />} /> : null}
    {isAdmin(user) ? <WaitingMembers /> : null}
    <StaffWelcome user={user} />
  </LoadInOrder>
)
