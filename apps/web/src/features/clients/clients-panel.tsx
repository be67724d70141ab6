import type { Client } from '@kostbar/contracts/clients/schemas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { RouterProvider } from 'react-aria-components'
import { useHref, useNavigate } from 'react-router-dom'
import { LazyDialog } from '../../lib/lazy-dialog.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ClientDialogs } from './client-dialogs.tsx'
import { ClientFilters } from './client-filters.tsx'
import { ClientListHead } from './client-list-head.tsx'
import { ClientTable } from './client-table.tsx'
import { NoClients } from './no-clients.tsx'
import { OutcomeLine } from './outcome-line.tsx'
import { shortcutTexts, texts } from './texts.ts'
import { pageQuery, useClientsSearchParams } from './use-clients-search-params.ts'
import { useListShortcuts } from './use-list-shortcuts.ts'
import { useRequestedAction } from './use-requested-action.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useSelectedClients } from './use-selected-clients.ts'

const shortcutHelp = async () => (await import('../../ui/shortcut-help.tsx')).ShortcutHelp

const noClients: readonly Client[] = []

/** List of a trainer's active and paused clients: search, filters, sorting and bulk actions. State is in the URL. */
export function ClientsPanel() {
  const { filter, page, isFiltered, search, reset, setPage, ...setFilter } = useClientsSearchParams()
  const clientsQuery = useQuery({
    ...pageQuery(filter, page),
    placeholderData: keepPreviousData,
  })
  const { data } = clientsQuery
  const items = data?.items ?? noClients
  const { selected, isSelected, unlistedCount, select, deselect, clear } = useSelectedClients(items)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const area = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  // A row's menu acts on its client alone, whoever is selected.
  const known = [...items, ...selected]
  const { actions, requested, request, closeDialog } = useRequestedAction(known, deselect)
  const toggle = (client: Client, isChosen: boolean) => (isChosen ? select([client]) : deselect([client.id]))
  useListShortcuts({
    area,
    items,
    search,
    onToggle: (client) => toggle(client, !isSelected(client.id)),
    onHelp: () => setHelpOpen(true),
  })
  useRowFocus(area, items)
  const undo = actions.outcome?.undo
  return (
    <RouterProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <section aria-label={texts.clients} ref={area}>
        <ClientListHead
          filter={filter}
          total={data?.total}
          onSearch={setFilter.setSearch}
          onSort={setFilter.setSort}
          onHelp={() => setHelpOpen(true)}
        />
        <div className="mb-5">
          <ClientFilters
            filter={filter}
            groups={data?.groups}
            tags={data?.tags ?? []}
            onGroup={setFilter.setGroup}
            onStatus={setFilter.setStatus}
            onTag={setFilter.setTag}
          />
        </div>
        <PagedList
          query={clientsQuery}
          errorTitle={texts.loadFailed}
          page={page}
          onPage={setPage}
          empty={<NoClients onShowAll={isFiltered ? reset : undefined} hasSlots={(data?.slots.bought ?? 0) > 0} />}
        >
          {(listed) => (
            <ClientTable
              clients={listed}
              filter={filter}
              search={search}
              isSelected={isSelected}
              onSelect={toggle}
              onSelectAll={(isChosen) => (isChosen ? select(listed) : deselect(listed.map(({ id }) => id)))}
              onSort={setFilter.setSort}
              onAction={request}
            />
          )}
        </PagedList>
        {/* At the bottom of the screen, so that the end of a long list has the outcome and its undo in sight, too. */}
        <div className="sticky bottom-20 z-20 mt-6 flex flex-col gap-3 lg:bottom-4">
          <div role="status">
            {actions.outcome ? (
              <OutcomeLine
                outcome={actions.outcome}
                onUndo={undo ? () => actions.run(undo) : undefined}
                onClose={actions.closeOutcome}
              />
            ) : null}
          </div>
          <BulkBar
            ids={selected.map(({ id }) => id)}
            unlistedCount={unlistedCount}
            pending={actions.isPending}
            onAction={request}
            onClear={clear}
          />
        </div>
        <ClientDialogs
          actionRequest={requested}
          clients={requested?.ids.flatMap((id) => known.find((client) => client.id === id) ?? []) ?? noClients}
          problem={actions.error}
          tags={data?.tags ?? []}
          pending={actions.isPending}
          onRun={actions.run}
          onClose={closeDialog}
        />
        {isHelpOpen ? (
          <LazyDialog load={shortcutHelp} props={{ shortcuts: shortcutTexts, onClose: () => setHelpOpen(false) }} />
        ) : null}
      </section>
    </RouterProvider>
  )
}
