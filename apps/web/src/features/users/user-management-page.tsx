import { countLimit, searchCountLimit } from '@kostbar/contracts/count-limit'
import { users } from '@kostbar/contracts/users/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { LazyDialog } from '../../lib/lazy-dialog.tsx'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { NoUsers } from './no-users.tsx'
import { texts } from './texts.ts'
import { useUsersSearchParams } from './use-users-search-params.ts'
import { UserCounts } from './user-counts.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserTable } from './user-table.tsx'
import { UsersSkeleton } from './users-skeleton.tsx'

const userPanel = async () => (await import('./user-panel.tsx')).UserPanel

/** User directory for admins: search, pagination, details, locks. State is in the URL. */
export function UserManagementPage() {
  const { params, setSearch, setFilters, clear, setPage, open, close } = useUsersSearchParams()
  const usersQuery = useQuery({
    ...query(users.list, { query: { page: params.page, filter: params.search, role: params.role, lock: params.lock } }),
    placeholderData: keepPreviousData,
  })
  const maxCount = params.search === '' ? countLimit : searchCountLimit
  const listedUser = usersQuery.data?.items.find(({ id }) => id === params.userId)
  return (
    <div>
      <h1 className="mb-6 text-3xl">{texts.title}</h1>
      <UserCounts />
      <div className="mt-8 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <DebouncedSearchField
          label={texts.search}
          value={params.search}
          onSearch={setSearch}
          className="w-full sm:max-w-md"
        />
        <UserFilters role={params.role} lock={params.lock} onChange={setFilters} />
        <p className="text-sm text-ink-soft" aria-live="polite">
          {usersQuery.data ? texts.resultCount(usersQuery.data.total, maxCount) : ''}
        </p>
      </div>
      <PagedList
        query={usersQuery}
        errorTitle={texts.loadFailed}
        page={params.page}
        onPage={setPage}
        skeleton={<UsersSkeleton />}
        empty={<NoUsers search={params.search} isFiltered={Boolean(params.role ?? params.lock)} onClear={clear} />}
      >
        {(items) => <UserTable users={items} onShow={({ id }) => open(id)} />}
      </PagedList>
      {params.userId ? (
        <LazyDialog load={userPanel} props={{ id: params.userId, listed: listedUser, onClose: close }} />
      ) : null}
    </div>
  )
}
