import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet, useLocation, useParams } from 'react-router-dom'
import { fullName, isAdmin } from '../../domain/users/person.ts'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { GoneOrError } from '../../ui/gone-or-error.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { openDoor } from '../../ui/illustration/scenes.ts'
import { LoadingHeading } from '../../ui/loading-heading.tsx'
import type { QueryFailure } from '../../ui/query-error.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'
import { UserTabs } from './user-tabs.tsx'

interface UserPageProps {
  /** Content beside the link back to the list. */
  readonly navigation?: ReactNode
  /** Content beside the tab's page; below it on narrow screens. */
  readonly aside?: ReactNode
}

/** Page of a user for their trainer or an admin: header, tabs and the tab's page. */
export function UserPage({ navigation, aside }: UserPageProps) {
  const { id = '' } = useParams()
  const userQuery = useQuery(query(users.get, { params: { id } }))
  // Keyed by the user: what is typed about one client must never stand in the form of the next.
  const page = <Outlet key={id} />
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <BackToList />
        {navigation}
      </div>
      {userQuery.data ? null : <LoadingHeading>{texts.details}</LoadingHeading>}
      <QueryView query={userQuery} skeleton={<HeadSkeleton />} errorView={UserError}>
        {(user) => (
          <>
            <UserHead user={user} />
            <UserTabs id={id} />
            {aside ? (
              <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
                <div className="@container min-w-0">{page}</div>
                {aside}
              </div>
            ) : (
              <div className="@container">{page}</div>
            )}
          </>
        )}
      </QueryView>
    </div>
  )
}

/** Message in place of a person whose account is gone, or who is not the trainer's client any more. */
const UserError = (failure: QueryFailure) => (
  <GoneOrError
    {...failure}
    picture={<LazyIllustration loader={openDoor} className="aspect-[4/3]" />}
    goneTitle={texts.userGone}
    goneText={texts.userGoneText}
    errorTitle={texts.userFailed}
  />
)

const HeadSkeleton = () => (
  <SkeletonArea className="mt-2 flex items-center gap-3 sm:mt-3 sm:gap-5">
    <Skeleton className="size-11 rounded-full sm:size-20" />
    <Skeleton className="h-8 w-56" />
  </SkeletonArea>
)

const UserHead = ({ user }: { user: User }) => (
  <header className="mt-2 flex items-center gap-3 sm:mt-3 sm:gap-5">
    <Avatar name={fullName(user)} picture={user.profileImage} size="responsive" />
    <div className="min-w-0">
      <h1 className="text-2xl wrap-anywhere sm:text-3xl">{fullName(user)}</h1>
      <a href={`mailto:${user.email}`} className="text-ink-soft wrap-anywhere hover:text-ink">
        {user.email}
      </a>
    </div>
  </header>
)

/** Link to the parent list: clients for trainers, all accounts for admins. */
function BackToList() {
  const viewer = useUser()
  // Filters of the list that the page was opened from.
  const { search } = useLocation()
  if (!viewer) return <div className="min-h-11" />
  const toAll = isAdmin(viewer)
  return (
    <BackLink to={toAll ? paths.userManagement : paths.clientManagement + search}>
      {toAll ? texts.title : texts.clients}
    </BackLink>
  )
}
