import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useMemo } from 'react'
import { canSeeContent, isStaff } from '../domain/users/person.ts'
import { MyChallenges } from '../features/challenges/my-challenges.tsx'
import { TodaySkeleton } from '../features/nutritionplan/today-skeleton.tsx'
import { needsAccessNote } from '../features/profile/needs-access-note.ts'
import { ProfileHome } from '../features/profile/profile-home.tsx'
import { DeferredShoppingCard } from '../features/shopping/deferred-shopping-card.tsx'
import { UsefulLinks } from '../features/workout/useful-links.tsx'
import { query } from '../lib/api.ts'
import { LazyComponent } from '../lib/lazy-component.tsx'
import { once } from '../lib/once.ts'
import { usePublicSettings } from '../lib/public-settings.ts'
import { useUser } from '../lib/session.ts'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Island } from './islands/island.tsx'

const staffCards = async () => (await import('./staff-cards.tsx')).StaffCards
const memberCards = async () => (await import('./member-cards.tsx')).MemberCards
const confirmReminder = once(
  async () => (await import('../features/email-address/confirm-reminder.tsx')).ConfirmReminder,
)
const accessNote = once(async () => (await import('../features/profile/access-note.tsx')).AccessNote)
const targetsCard = once(async () => (await import('../features/macros/targets-card.tsx')).TargetsCard)
const pictureOfTheDay = once(async () => (await import('../features/profile/picture-of-the-day.tsx')).PictureOfTheDay)

const todayModule = once(() => import('./today.tsx'))
const today = async () => (await todayModule()).Today
const emptyPlanCard = async () => (await todayModule()).EmptyPlanCard
const openRecipe = async () => (await todayModule()).OpenRecipe
const quickActions = once(async () => (await import('./overview-aside.tsx')).QuickActions)
const account = once(async () => (await import('./overview-aside.tsx')).Account)
const appStores = once(async () => (await import('./overview-aside.tsx')).AppStores)

const noProps = {}

/**
 * First cards of the overview, in chunks of their own: for staff the people who wait for them and their welcome, for
 * members their proposed trainer and their first steps, which are empty until their queries are answered.
 */
const FirstCards = ({ user }: { user: User }) =>
  isStaff(user) ? (
    <LazyComponent load={staffCards} fallback={<StaffCardsSkeleton user={user} />} props={{ user }} />
  ) : (
    <LazyComponent load={memberCards} props={{ user }} />
  )

/** About as high as the cards of a usual day, so that what follows hardly moves. */
const StaffCardsSkeleton = ({ user }: { user: User }) => (
  <>
    <Skeleton className={user.trainer ? 'h-160 w-full rounded-xl' : 'h-72 w-full rounded-xl'} />
    <Skeleton className="h-52 w-full rounded-xl" />
  </>
)

/** Card with the meals of today. Its code is loaded while the plan is asked for. */
function LazyToday({ isExpected }: { isExpected: boolean }) {
  useQuery(query(nutritionplan.mine))
  return <LazyComponent load={today} fallback={isExpected ? <TodaySkeleton /> : null} props={{ isExpected }} />
}

interface UserIslandProps {
  readonly user: User
  /** Imports a component whose HTML follows from the user alone. */
  readonly load: () => Promise<ComponentType<{ user: User }>>
  /** CSS classes of the placeholder, if there is one. */
  readonly skeleton?: string
}

/** Island about the user. */
function UserIsland({ user, load, skeleton }: UserIslandProps) {
  const props = useMemo(() => ({ user }), [user])
  return (
    <Suspense fallback={skeleton ? <Skeleton className={skeleton} /> : null}>
      <Island load={load} props={props} />
    </Suspense>
  )
}

const targetsSkeleton = 'h-72 w-full rounded-xl xl:h-120'
const actionsSkeleton = 'min-h-56 rounded-xl'

/** Start page of the member area; content depends on role and access. */
export function ProfileHomePage() {
  const user = useUser()
  const content = user && canSeeContent(user)
  const { appStore, playStore } = usePublicSettings()
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
        firstCards={user ? <FirstCards user={user} /> : null}
        accessNote={user && needsAccessNote(user) ? <UserIsland user={user} load={accessNote} /> : null}
        today={content ? <LazyToday isExpected={!isStaff(user)} /> : null}
        emptyPlan={content && !isStaff(user) ? <LazyComponent load={emptyPlanCard} props={noProps} /> : null}
        shopping={<DeferredShoppingCard />}
        challenges={content ? <MyChallenges /> : null}
        targets={
          user ? (
            <UserIsland user={user} load={targetsCard} skeleton={targetsSkeleton} />
          ) : (
            <Skeleton className={targetsSkeleton} />
          )
        }
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
        quickActions={
          user ? (
            <UserIsland user={user} load={quickActions} skeleton={actionsSkeleton} />
          ) : (
            <Skeleton className={actionsSkeleton} />
          )
        }
        account={user ? <UserIsland user={user} load={account} skeleton="h-80 rounded-xl" /> : null}
        stores={
          appStore || playStore ? (
            <Suspense>
              <Island load={appStores} props={noProps} />
            </Suspense>
          ) : null
        }
      />
      {content ? <LazyComponent load={openRecipe} props={noProps} /> : null}
    </>
  )
}
