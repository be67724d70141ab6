import { clients } from '@kostbar/contracts/clients/endpoints'
import { reactivationDays } from '@kostbar/contracts/clients/limits'
import type { Client } from '@kostbar/contracts/clients/schemas'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { fullName } from '../../domain/users/person.ts'
import { query, useApiMutation } from '../../lib/api.ts'
import { formatShortDate } from '../../lib/format.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate } from '../../ui/illustration/scenes.ts'
import { PagedList } from '../../ui/paged-list.tsx'
import { restoreFocus } from '../../ui/restore-focus.ts'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'
import { useClientsSearchParams } from './use-clients-search-params.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Whether the client can be reactivated. Otherwise a new invitation is needed. */
const mayReturn = ({ mayReturn: isAllowed, endedBy, endedAt }: Client) =>
  // An API process of the release before does not say so: those whom the trainer ended recently can.
  isAllowed ??
  (endedBy === 'TRAINER' && endedAt !== null && Date.now() - Date.parse(endedAt) < reactivationDays * dayMs)

/** List of a trainer's archived clients, latest end first. */
export function ArchivePanel({ renderReinvite }: Pick<ArchiveTableProps, 'renderReinvite'>) {
  const { filter, page, setSearch, setPage, reset } = useClientsSearchParams()
  const archiveQuery = useQuery({
    ...query(clients.list, { query: { page, filter: filter.filter, status: 'ARCHIVED' } }),
    placeholderData: keepPreviousData,
  })
  const section = useRef<HTMLElement>(null)
  return (
    <section aria-label={texts.archive} ref={section} tabIndex={-1}>
      <DebouncedSearchField
        label={texts.search}
        value={filter.filter}
        onSearch={setSearch}
        className="mb-5 w-full sm:max-w-md"
      />
      <PagedList
        query={archiveQuery}
        errorTitle={texts.archiveFailed}
        page={page}
        onPage={setPage}
        empty={
          <EmptyState
            picture={<LazyIllustration loader={emptyPlate} className="aspect-[4/3]" />}
            title={filter.filter ? texts.nothingTitle : texts.archiveEmptyTitle}
            text={filter.filter ? texts.nothingText : texts.archiveEmptyText}
            action={filter.filter ? <Button onClick={reset}>{texts.showAll}</Button> : undefined}
          />
        }
      >
        {(items) => (
          <ArchiveTable
            clients={items}
            renderReinvite={renderReinvite}
            onReturn={() => section.current && restoreFocus(section.current)}
          />
        )}
      </PagedList>
    </section>
  )
}

interface ArchiveTableProps {
  readonly clients: readonly Client[]
  /** Renders the button that invites somebody again who cannot be reactivated. */
  readonly renderReinvite: (client: Client) => ReactNode
  /** Called when a client has left the archive. */
  readonly onReturn: () => void
}

function ArchiveTable({ clients: archived, renderReinvite, onReturn }: ArchiveTableProps) {
  const reactivate = useApiMutation(clients.reactivate, {
    refresh: [clients.list, subscriptions.slotUsage],
    onSuccess: (_answer, { params }) => {
      const client = archived.find(({ id }) => id === params.id)
      if (client) toast.success(texts.reactivated(fullName(client)))
      onReturn()
    },
    onError: toastProblem,
  })
  const columns: readonly Column<Client>[] = [
    {
      id: 'name',
      label: texts.name,
      isRowHeader: true,
      render: (client) => (
        <span className="flex min-h-11 items-center gap-3">
          <Avatar name={fullName(client)} picture={client.profileImage} size="sm" />
          <span className="wrap-anywhere">{fullName(client)}</span>
        </span>
      ),
    },
    { id: 'email', label: texts.email, render: ({ email }) => <EmailAddress address={email} /> },
    {
      id: 'period',
      label: texts.archivedPeriod,
      render: ({ startedAt, endedAt }) =>
        texts.period(formatShortDate(startedAt), endedAt ? formatShortDate(endedAt) : ''),
    },
    { id: 'by', label: texts.endedBy, render: ({ endedBy }) => (endedBy ? texts.ends[endedBy] : texts.none) },
    {
      id: 'actions',
      label: texts.actions,
      hideLabel: true,
      align: 'end',
      render: (client) =>
        mayReturn(client) ? (
          <Button
            variant="secondary"
            size="sm"
            aria-label={texts.reactivateNamed(fullName(client))}
            pending={reactivate.isPending && reactivate.variables.params.id === client.id}
            onClick={() => reactivate.mutate({ params: { id: client.id } })}
          >
            {texts.reactivate}
          </Button>
        ) : (
          renderReinvite(client)
        ),
    },
  ]
  return <Table caption={texts.archive} columns={columns} rows={archived} rowKey={({ id }) => id} />
}
