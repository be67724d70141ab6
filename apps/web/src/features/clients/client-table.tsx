import type { Client, ClientSort } from '@kostbar/contracts/clients/schemas'
import { fullName } from '../../domain/users/person.ts'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { clientColumns } from './client-columns.tsx'
import { ClientMenu } from './client-menu.tsx'
import { SelectBox, SelectPageBox } from './select-box.tsx'
import { texts } from './texts.ts'
import type { RunAction } from './use-client-actions.ts'
import type { ClientFilter } from './use-clients-search-params.ts'

interface ClientTableProps {
  readonly clients: readonly Client[]
  readonly filter: ClientFilter
  /** Query string of the list's filters. */
  readonly search: string
  readonly isSelected: (id: string) => boolean
  readonly onSelect: (client: Client, isChosen: boolean) => void
  /** Selects all clients of the page, or none of them. */
  readonly onSelectAll: (isChosen: boolean) => void
  readonly onSort: (sort: ClientSort, dir: 'ASC' | 'DESC') => void
  readonly onAction: RunAction
}

/** Table of clients; sorted by urgency, it is split into the three groups with headings. */
export function ClientTable({
  clients,
  filter,
  search,
  isSelected,
  onSelect,
  onSelectAll,
  onSort,
  onAction,
}: ClientTableProps) {
  const isGrouped = filter.sort === 'URGENCY'
  const select: Column<Client> = {
    id: 'select',
    label: texts.select,
    hideLabel: true,
    isCorner: true,
    header: (
      <SelectPageBox
        selected={clients.filter(({ id }) => isSelected(id)).length}
        all={clients.length}
        onChange={onSelectAll}
      />
    ),
    render: (client) => (
      <SelectBox
        label={texts.selectClient(fullName(client))}
        checked={isSelected(client.id)}
        onChange={(isChosen) => onSelect(client, isChosen)}
      />
    ),
  }
  const actions: Column<Client> = {
    id: 'actions',
    label: texts.actions,
    hideLabel: true,
    align: 'end',
    render: (client) => <ClientMenu client={client} onAction={onAction} />,
  }
  return (
    <Table
      dense
      hasSortMenu
      caption={texts.title}
      columns={[select, ...clientColumns(search), actions]}
      rows={clients}
      rowKey={({ id }) => id}
      {...(isGrouped
        ? { sectionOf: ({ group }: Client) => (group ? texts.group[group] : '') }
        : {
            sort: { column: filter.sort, direction: filter.dir === 'ASC' ? 'ascending' : 'descending' } as const,
          })}
      onSort={({ column, direction }) => onSort(column as ClientSort, direction === 'ascending' ? 'ASC' : 'DESC')}
    />
  )
}
