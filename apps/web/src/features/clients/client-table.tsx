import type { Client } from '@kostbar/contracts/clients/schemas'
import { Link } from 'react-router-dom'
import { fullName } from '../../domain/users/person.ts'
import { formatShortDate } from '../../lib/format.ts'
import { paths, userPath } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { texts } from './texts.ts'

const columns: readonly Column<Client>[] = [
  {
    id: 'name',
    label: texts.name,
    isRowHeader: true,
    render: (client) => (
      <Link
        to={userPath(paths.user, client.id)}
        className="flex min-h-11 items-center gap-3 font-semibold text-leaf underline decoration-transparent underline-offset-4 hover:decoration-current"
      >
        <Avatar name={fullName(client)} picture={client.profileImage} size="sm" />
        <span className="wrap-anywhere">{fullName(client)}</span>
      </Link>
    ),
  },
  { id: 'email', label: texts.email, render: ({ email }) => <EmailAddress address={email} /> },
  {
    id: 'status',
    label: texts.state,
    render: ({ status }) => <Badge tone={status === 'ACTIVE' ? 'leaf' : 'quiet'}>{texts.status[status]}</Badge>,
  },
  {
    id: 'targets',
    label: texts.targets,
    render: ({ hasTargets }) =>
      hasTargets ? texts.targetsSet : <span className="text-ink-faint">{texts.targetsMissing}</span>,
  },
  { id: 'since', label: texts.since, oneLine: true, render: ({ startedAt }) => formatShortDate(startedAt) },
]

/** One client per row; the name links to the user's page. */
export const ClientTable = ({ clients }: { clients: readonly Client[] }) => (
  <Table caption={texts.title} columns={columns} rows={clients} rowKey={({ id }) => id} />
)
