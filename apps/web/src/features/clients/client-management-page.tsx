import { clients } from '@kostbar/contracts/clients/endpoints'
import { clientStatus } from '@kostbar/contracts/clients/schemas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { Chip } from '../../ui/chip.tsx'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { ClientTable } from './client-table.tsx'
import { ClientsSkeleton } from './clients-skeleton.tsx'
import { NoClients } from './no-clients.tsx'
import { Slots } from './slots.tsx'
import { texts } from './texts.ts'
import { useClientsSearchParams } from './use-clients-search-params.ts'

/** A trainer's clients: search, status filter, pagination. The state is in the URL. */
export function ClientManagementPage() {
  const { params, isFiltered, setSearch, setStatus, reset, setPage } = useClientsSearchParams()
  const { page, status } = params
  const clientsQuery = useQuery({
    ...query(clients.list, { query: { page, filter: params.search, ...(status ? { status } : {}) } }),
    placeholderData: keepPreviousData,
  })
  const { data } = clientsQuery
  return (
    <div className="column py-8 lg:py-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="text-3xl">{texts.title}</h1>
        {data ? <Slots {...data.slots} /> : <div className="min-h-10" />}
      </div>
      <div className="mt-8 mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <DebouncedSearchField
          label={texts.search}
          value={params.search}
          onSearch={setSearch}
          className="w-full sm:max-w-md md:w-auto md:flex-1"
        />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{texts.filter}</legend>
          <Chip label={texts.all} selected={status === undefined} onToggle={() => setStatus(undefined)} />
          {clientStatus.options.map((option) => (
            <Chip
              key={option}
              label={texts.status[option]}
              selected={status === option}
              onToggle={() => setStatus(option)}
            />
          ))}
        </fieldset>
        <p className="min-h-6 text-sm text-ink-soft sm:ml-auto" aria-live="polite">
          {data ? texts.resultCount(data.total) : ''}
        </p>
      </div>
      <QueryView query={clientsQuery} errorTitle={texts.loadFailed} skeleton={<ClientsSkeleton />}>
        {({ items, perPage, total, slots }) =>
          items.length > 0 ? (
            <div className={clientsQuery.isPlaceholderData ? 'opacity-60 transition-opacity duration-(--steady)' : ''}>
              <ClientTable clients={items} />
              <div className="mt-6">
                <Pagination page={page} perPage={perPage} total={total} onPage={setPage} />
              </div>
            </div>
          ) : (
            <NoClients onShowAll={isFiltered || page > 1 ? reset : undefined} hasSlots={slots.bought > 0} />
          )
        }
      </QueryView>
    </div>
  )
}
