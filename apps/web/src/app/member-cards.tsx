import type { User } from '@kostbar/contracts/users/schemas'
import { MyAssignment } from '../features/assignments/my-assignment.tsx'
import { MyCheckInCard } from '../features/check-ins/my-check-in-card.tsx'
import { FirstStepsCard } from '../features/first-steps/first-steps-card.tsx'

/** Overview cards of a member's pending tasks: the proposed trainer, the open check-in, and the first steps. */
export const MemberCards = ({ user }: { user: User }) => (
  <>
    <MyAssignment />
    {/* Whoever is coached has access. */}
    {user.hasAccess ? <MyCheckInCard /> : null}
    {user.hasAccess ? <FirstStepsCard user={user} /> : null}
  </>
)
