import { invites } from '@kostbar/contracts/invites/endpoints'
import { inviteStatus } from '@kostbar/contracts/invites/schemas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { letter } from '../../ui/illustration/scenes.ts'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { InviteButton } from './invite-button.tsx'
import { InviteTable } from './invite-table.tsx'
import { texts } from './texts.ts'
import { useInvitesSearchParams } from './use-invites-search-params.ts'

/** List of a trainer's invitations by status, with buttons to resend and revoke. State is in the URL. */
export function InvitesPanel() {
  const { page, status, setStatus, setPage } = useInvitesSearchParams()
  const invitesQuery = useQuery({
    ...query(invites.list, { query: { page, ...(status ? { status } : {}) } }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-label={texts.invites}>
      <fieldset className="mb-5 flex flex-wrap gap-2">
        <legend className="sr-only">{texts.filter}</legend>
        <Chip label={texts.all} selected={status === undefined} onToggle={() => setStatus(undefined)} />
        {inviteStatus.options.map((option) => (
          <Chip
            key={option}
            label={texts.status[option]}
            selected={status === option}
            onToggle={() => setStatus(option)}
          />
        ))}
      </fieldset>
      <PagedList
        query={invitesQuery}
        errorTitle={texts.invitesFailed}
        page={page}
        onPage={setPage}
        skeleton={<InvitesSkeleton />}
        empty={
          <EmptyState
            picture={<LazyIllustration loader={letter} className="aspect-[4/3]" />}
            title={status ? texts.emptyStatusTitle : texts.emptyTitle}
            text={status ? '' : texts.emptyText}
            action={status ? <Button onClick={() => setStatus(undefined)}>{texts.showAll}</Button> : <InviteButton />}
          />
        }
      >
        {(items) => <InviteTable invitations={items} />}
      </PagedList>
    </section>
  )
}

const InvitesSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-3">
    <Skeleton className="h-16 w-full rounded-lg" />
    <Skeleton className="h-16 w-full rounded-lg" />
    <Skeleton className="h-16 w-full rounded-lg" />
  </SkeletonArea>
)
