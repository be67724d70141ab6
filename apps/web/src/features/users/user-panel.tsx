import { users } from '@kostbar/contracts/users/endpoints'
import type { ListedUser } from '@kostbar/contracts/users/schemas'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../domain/users/person.ts'
import { query } from '../../lib/api.ts'
import { paths, userPath } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { SlideOver } from '../../ui/slide-over.tsx'
import { AccountActions } from './account-actions.tsx'
import { AccountHistory } from './account-history.tsx'
import { LockActions } from './lock-actions.tsx'
import { texts } from './texts.ts'
import { UserDetails } from './user-details.tsx'

interface UserPanelProps {
  readonly id: string
  /** List entry of the account; undefined if it is not on the current page of the list. */
  readonly listed: ListedUser | undefined
  readonly onClose: () => void
}

/**
 * List entry of an account, which has the lock and the last visit: that of the current page, otherwise searched by its
 * e-mail address; undefined while it is loading.
 */
function useListedUser({
  id,
  listed,
  email,
}: {
  id: string
  listed: ListedUser | undefined
  email: string | undefined
}) {
  const { data } = useQuery({
    ...query(users.list, { query: { page: 1, filter: email ?? '' } }),
    enabled: listed === undefined && email !== undefined,
  })
  return listed ?? data?.items.find((user) => user.id === id)
}

/** Slide-over with an account's details and the admin's actions. */
export function UserPanel({ id, listed: listedOnPage, onClose }: UserPanelProps) {
  const userQuery = useQuery(query(users.get, { params: { id } }))
  const { data } = userQuery
  const listed = useListedUser({ id, listed: listedOnPage, email: data?.email })
  const isOwn = useUser()?.id === id
  const known = data ?? listed
  return (
    <SlideOver
      // The panel is already tied to the URL, which the back button changes.
      closesOnBack={false}
      isOpen
      onOpenChange={onClose}
      title={known ? fullName(known) : texts.details}
      footer={
        data && listed && !isOwn ? (
          <LockActions user={data} lockedUntil={listed.lockedUntil} />
        ) : isOwn ? (
          <p className="w-full text-sm text-ink-soft">{texts.ownAccount}</p>
        ) : undefined
      }
    >
      <QueryView query={userQuery} errorTitle={texts.userFailed} headingLevel={3} skeleton={<DetailsSkeleton />}>
        {(user) => (
          <>
            <UserDetails user={user} listed={listed} />
            <ButtonLink to={userPath(paths.user, id)} variant="secondary" className="mt-5">
              {texts.openUser}
            </ButtonLink>
            <AccountActions user={user} isOwn={isOwn} />
            <AccountHistory id={id} />
          </>
        )}
      </QueryView>
    </SlideOver>
  )
}

const DetailsSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-6 py-3">
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="h-4 w-1/2" />
    <Skeleton className="h-4 w-3/5" />
  </SkeletonArea>
)
