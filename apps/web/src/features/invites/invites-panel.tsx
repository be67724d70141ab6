import { invites } from '@kostbar/contracts/invites/endpoints'
import { inviteStatus } from '@kostbar/contracts/invites/schemas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { letter } from '../../ui/illustration/scenes.ts'
import { PagedList } from '../../ui/paged-list.tsx'
import { InviteButton } from './invite-button.tsx'
import { InviteTable } from './invite-table.tsx'
import { texts } from './texts.ts'
import { useInvitesSearchParams } from './use-invites-search-params.ts'

/** List of a trainer's invitations by search text and status, with buttons to resend and revoke. State is in the URL. */
export function InvitesPanel() {
  const { page, search, status, setSearch, setStatus, setPage, reset } = useInvitesSearchParams()
  const invitesQuery = useQuery({
    ...query(invites.list, { query: { page, filter: search, ...(status ? { status } : {}) } }),
    placeholderData: keepPreviousData,
  })
  const { data } = invitesQuery
  const isFiltered = search !== '' || status !== undefined
  return (
    <section aria-label={texts.invites}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <DebouncedSearchField label={texts.search} value={search} onSearch={setSearch} className="w-full sm:max-w-md" />
        <p className="min-h-6 text-sm text-ink-soft" aria-live="polite">
          {data ? texts.resultCount(data.total) : ''}
        </p>
      </div>
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
        empty={
          <EmptyState
            picture={<LazyIllustration loader={letter} className="aspect-[4/3]" />}
            title={search ? texts.nothingTitle : status ? texts.emptyStatusTitle : texts.emptyTitle}
            text={search ? texts.nothingText : status ? '' : texts.emptyText}
            action={isFiltered ? <Button onClick={reset}>{texts.showAll}</Button> : <InviteButton />}
          />
        }
      >
        {(items) => <InviteTable invitations={items} />}
      </PagedList>
    </section>
  )
}
