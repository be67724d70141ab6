import type { User } from '@kostbar/contracts/users/schemas'
import { Suspense, useMemo } from 'react'
import { canSeeContent, isStaff } from '../domain/users/person.ts'
import { MyChallenges } from '../features/challenges/my-challenges.tsx'
import { EmptyPlanCard, TodayCard } from '../features/nutritionplan/today-card.tsx'
import { ProfileHome } from '../features/profile/profile-home.tsx'
import { ChangeProfileImage } from '../features/profile-image/change-profile-image.tsx'
import { OpenRecipe } from '../features/recipes/open-recipe.tsx'
import { useRecipeLinks } from '../features/recipes/recipe-search-params.ts'
import { DeferredShoppingCard } from '../features/shopping/deferred-shopping-card.tsx'
import { UsefulLinks } from '../features/workout/useful-links.tsx'
import { LazyComponent } from '../lib/lazy-component.tsx'
import { once } from '../lib/once.ts'
import { useUser } from '../lib/session.ts'
import { toastProblem } from '../lib/toast-problem.ts'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Island } from './islands/island.tsx'

const staffCards = async () => (await import('./staff-cards.tsx')).StaffCards
const memberCards = async () => (await import('./member-cards.tsx')).MemberCards
const confirmReminder = once(
  async () => (await import('../features/email-address/confirm-reminder.tsx')).ConfirmReminder,
)
const targetsCard = once(async () => (await import('../features/macros/targets-card.tsx')).TargetsCard)
const pictureOfTheDay = once(async () => (await import('../features/profile/picture-of-the-day.tsx')).PictureOfTheDay)

const noProps = {}

/**
 * Overview cards of pending tasks: for staff the people who wait for them, for members their proposed trainer and their
 * first steps. They are empty until their queries are answered, so they are not part of the page's chunk.
 */
const Waiting = ({ user }: { user: User }) =>
  isStaff(user) ? (
    <LazyComponent
      load={staffCards}
      fallback={<Skeleton className="h-72 w-full rounded-xl" />}
      onError={toastProblem}
      props={{ user }}
    />
  ) : (
    <LazyComponent load={memberCards} onError={toastProblem} props={{ user }} />
  )

function Targets({ user }: { user: User }) {
  const props = useMemo(() => ({ user }), [user])
  return (
    <Suspense fallback={<TargetsSkeleton />}>
      <Island load={targetsCard} props={props} />
    </Suspense>
  )
}

const TargetsSkeleton = () => <Skeleton className="h-72 w-full rounded-xl" />

/** Start page of the member area; content depends on role and access. */
export function ProfileHomePage() {
  const user = useUser()
  const content = user && canSeeContent(user)
  const recipeLink = useRecipeLinks()
  return (
    <>
      <ProfileHome
        reminder={
          user && !user.emailConfirmed ? (
            <Suspense>
              <Island load={confirmReminder} props={noProps} />
            </Suspense>
          ) : null
        }
        waiting={user ? <Waiting user={user} /> : null}
        today={content ? <TodayCard recipeLink={recipeLink} isExpected={!isStaff(user)} /> : null}
        emptyPlan={content && !isStaff(user) ? <EmptyPlanCard /> : null}
        shopping={<DeferredShoppingCard />}
        challenges={content ? <MyChallenges /> : null}
        targets={user ? <Targets user={user} /> : <TargetsSkeleton />}
        picture={
          <Suspense fallback={<Skeleton className="h-48 w-full rounded-xl" />}>
            <Island load={pictureOfTheDay} props={noProps} />
          </Suspense>
        }
        links={
          // Wide screens show the links in the layout instead.
          <Card className="lg:hidden">
            <UsefulLinks />
          </Card>
        }
        imageUpload={<ChangeProfileImage />}
      />
      {content ? <OpenRecipe /> : null}
    </>
  )
}
