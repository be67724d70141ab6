import type { Invite, InviteStatus } from '@kostbar/contracts/invites/schemas'
import { formatShortDate } from '../../lib/format.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { InviteActions } from './invite-actions.tsx'
import { texts } from './texts.ts'

const tones: Record<InviteStatus, BadgeTone> = {
  OPEN: 'apricot',
  ACCEPTED: 'leaf',
  DECLINED: 'berry',
  EXPIRED: 'quiet',
  REVOKED: 'quiet',
}

const columns: readonly Column<Invite>[] = [
  {
    id: 'person',
    label: texts.person,
    isRowHeader: true,
    render: ({ firstName, email, isAssigned }) => (
      <span className="block">
        {firstName ? <span className="block font-semibold">{firstName}</span> : null}
        <span className={firstName ? 'text-sm text-ink-soft wrap-anywhere' : 'font-semibold wrap-anywhere'}>
          {email}
        </span>
        {isAssigned ? <span className="block text-sm text-ink-soft">{texts.assigned}</span> : null}
      </span>
    ),
  },
  {
    id: 'status',
    label: texts.state,
    render: ({ status }) => <Badge tone={tones[status]}>{texts.status[status]}</Badge>,
  },
  { id: 'sent', label: texts.lastSent, oneLine: true, render: ({ lastSentAt }) => formatShortDate(lastSentAt) },
  {
    id: 'until',
    label: texts.validUntil,
    oneLine: true,
    isEmpty: ({ status }) => status !== 'OPEN',
    render: ({ status, expiresAt }) => (status === 'OPEN' ? formatShortDate(expiresAt) : '–'),
  },
  {
    id: 'actions',
    label: texts.actions,
    hideLabel: true,
    align: 'end',
    render: (invitation) => <InviteActions invitation={invitation} />,
  },
]

/** Table of invitations. */
export const InviteTable = ({ invitations }: { invitations: readonly Invite[] }) => (
  <Table caption={texts.invites} columns={columns} rows={invitations} rowKey={({ id }) => id} />
)
