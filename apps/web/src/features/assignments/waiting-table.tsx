import type { Proposal, WaitingMember } from '@kostbar/contracts/assignments/schemas'
import { Link } from 'react-router-dom'
import { fullName } from '../../domain/users/person.ts'
import { formatDayAndMonth, formatTime } from '../../lib/format.ts'
import { paths, userPath } from '../../lib/paths.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { DueBadge } from './due-badge.tsx'
import { ProposalActions } from './proposal-actions.tsx'
import { proposedName } from './proposed-name.ts'
import { texts } from './texts.ts'

interface WaitingTableProps {
  readonly members: readonly WaitingMember[]
  /** Opens the dialog that chooses a trainer for the member. */
  readonly onPropose: (memberId: string) => void
}

/** Table of waiting members. */
export function WaitingTable({ members, onPropose }: WaitingTableProps) {
  const columns: Column<WaitingMember>[] = [
    {
      id: 'name',
      label: texts.name,
      isRowHeader: true,
      render: (member) => (
        <>
          <Link
            to={userPath(paths.user, member.id)}
            className="inline-flex min-h-11 items-center font-semibold text-leaf no-underline hover:underline"
          >
            {fullName(member)}
          </Link>
          <span className="block text-sm font-normal text-ink-soft">
            <EmailAddress address={member.email} />
          </span>
        </>
      ),
    },
    {
      id: 'offer',
      label: texts.offer,
      render: ({ offers, since }) => (
        <span className="block wrap-break-word">
          {offers.join(', ')}
          <span className="block text-sm text-ink-soft">
            {texts.waitsSince(`${formatDayAndMonth(since)}, ${formatTime(since)}`)}
          </span>
        </span>
      ),
    },
    { id: 'due', label: texts.due, render: ({ dueAt }) => <DueBadge dueAt={dueAt} /> },
    { id: 'proposal', label: texts.proposal, render: ({ proposal }) => <ProposalState proposal={proposal} /> },
    {
      id: 'actions',
      label: texts.actions,
      hideLabel: true,
      align: 'end',
      render: (member) => <ProposalActions member={member} onPropose={() => onPropose(member.id)} />,
    },
  ]
  return <Table caption={texts.members} columns={columns} rows={members} rowKey={({ id }) => id} />
}

const tones: Record<Proposal['state'], BadgeTone> = {
  OPEN: 'leaf',
  DECLINED: 'apricot',
  EXPIRED: 'apricot',
  REVOKED: 'quiet',
}

/** Proposed trainer and state of the proposal. */
function ProposalState({ proposal }: { proposal: Proposal | null }) {
  if (!proposal) return <span className="text-ink-soft">{texts.noProposal}</span>
  const { state, expiresAt } = proposal
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 table-columns:justify-start">
      <span className="wrap-anywhere">{proposedName(proposal)}</span>
      <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      {state === 'OPEN' ? (
        <span className="text-sm text-ink-soft">{texts.until(formatDayAndMonth(expiresAt))}</span>
      ) : null}
    </span>
  )
}
