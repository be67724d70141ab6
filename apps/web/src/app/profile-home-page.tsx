import { canSeeContent, isStaff } from '../domain/users/person.ts'
import { WaitingClients } from '../features/clients/waiting-clients.tsx'
import { ConfirmReminder } from '../features/email-address/confirm-reminder.tsx'
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

/** Start page of the member area. */
export function ProfileHomePage() {
  const user = useUser()
  const content = user && canSeeContent(user)
  const recipeLink = useRecipeLinks()
  return (
    <>
      <ProfileHome
        reminder={<ConfirmReminder />}
        waiting={user?.trainer ? <WaitingClients /> : null}
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
