import type { User } from '@kostbar/contracts/users/schemas'
import { canSeeContent, isAdmin, isStaff } from '../domain/users/person.ts'
import { MyAssignment } from '../features/assignments/my-assignment.tsx'
import { WaitingMembers } from '../features/assignments/waiting-members.tsx'
import { WaitingClients } from '../features/clients/waiting-clients.tsx'
import { ConfirmReminder } from '../features/email-address/confirm-reminder.tsx'
import { FirstStepsCard } from '../features/first-steps/first-steps-card.tsx'
import { TargetsCard } from '../features/macros/targets-card.tsx'
import { TodayCard } from '../features/nutritionplan/today-card.tsx'
import { ProfileHome } from '../features/profile/profile-home.tsx'
import { ProfileImageUpload } from '../features/profile-image/profile-image-upload.tsx'
import { OpenRecipe } from '../features/recipes/open-recipe.tsx'
import { useRecipeLinks } from '../features/recipes/recipe-search-params.ts'
import { UsefulLinks } from '../features/workout/useful-links.tsx'
import { useUser } from '../lib/session.ts'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Who waits for the trainer or admin; a member may wait for a trainer, and sees what to set up first. */
const Waiting = ({ user }: { user: User }) => (
  <>
    {user.trainer ? <WaitingClients /> : null}
    {isAdmin(user) ? <WaitingMembers /> : null}
    {isStaff(user) ? null : <MyAssignment />}
    {isStaff(user) || !user.hasAccess ? null : <FirstStepsCard user={user} />}
  </>
)

/** Start page of the member area. */
export function ProfileHomePage() {
  const user = useUser()
  const content = user && canSeeContent(user)
  const recipeLink = useRecipeLinks()
  return (
    <>
      <ProfileHome
        reminder={<ConfirmReminder />}
        waiting={user ? <Waiting user={user} /> : null}
        today={content ? <TodayCard recipeLink={recipeLink} showEmptyState={!isStaff(user)} /> : null}
        targets={user ? <TargetsCard user={user} /> : <Skeleton className="h-72 w-full rounded-xl" />}
        links={
          // On wide screens the layout shows them.
          <Card className="lg:hidden">
            <UsefulLinks />
          </Card>
        }
        imageUpload={<ProfileImageUpload />}
      />
      {content ? <OpenRecipe /> : null}
    </>
  )
}
