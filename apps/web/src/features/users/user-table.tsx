import type { ListedUser } from '@kostbar/contracts/users/schemas'
import { fullName, roleLabels } from '../../domain/users/person.ts'
import { formatDateTime, formatShortDate } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { LockState } from './lock-state.tsx'
import { texts } from './texts.ts'

interface UserTableProps {
  readonly users: readonly ListedUser[]
  readonly onShow: (user: ListedUser) => void
}

/** Table of accounts; the name opens the details. */
export function UserTable({ users, onShow }: UserTableProps) {
  const columns: Column<ListedUser>[] = [
    {
      id: 'name',
      label: texts.name,
      isRowHeader: true,
      render: (user) => (
        <>
          <RowButton label={texts.show(fullName(user))} className="-mt-1.5 flex items-end" onClick={() => onShow(user)}>
            {fullName(user)}
          </RowButton>
          <span className="block text-sm font-normal text-ink-soft">
            <EmailAddress address={user.email} />
          </span>
        </>
      ),
    },
    {
      id: 'role',
      label: texts.role,
      render: ({ roles }) => (
        <span className="inline-flex flex-wrap justify-end gap-1 table-columns:justify-start">
          {roleLabels(roles).map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
        </span>
      ),
    },
    { id: 'lock', label: texts.lock, render: (user) => <LockState lockedUntil={user.lockedUntil} /> },
    {
      id: 'lastSeen',
      label: texts.lastSeen,
      oneLine: true,
      render: ({ lastSeenAt }) =>
        lastSeenAt ? formatDateTime(lastSeenAt) : <span className="text-ink-faint">{texts.never}</span>,
    },
    {
      id: 'created',
      label: texts.created,
      desktopOnly: true,
      oneLine: true,
      render: ({ createdAt }) => formatShortDate(createdAt),
    },
  ]
  return <Table caption={texts.accounts} columns={columns} rows={users} rowKey={({ id }) => id} />
}
