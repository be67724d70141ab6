import type { User } from '@kostbar/contracts/users/schemas'
import { MyAssignment } from '../features/assignments/my-assignment.tsx'
import { FirstStepsCard } from '../features/first-steps/first-steps-card.tsx'

/** Overview cards of a member's pending tasks: the proposed trainer, and the first steps. */
export const MemberCards = ({ user }: { user: User }) => (
  <>
    <MyAssignment />
    {user.hasAccess ? <FirstStepsCard user={user} /> : null}
  </>
)
