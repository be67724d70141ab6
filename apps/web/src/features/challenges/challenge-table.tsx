import type { ChallengeRow } from '@kostbar/contracts/challenges/schemas'
import { countLimit } from '@kostbar/contracts/count-limit'
import { formatNumber } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { formatPeriod, formatWeekdays } from './format-schedule.ts'
import { PhaseBadge } from './phase-badge.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.manage

interface ChallengeTableProps {
  readonly challenges: readonly ChallengeRow[]
  readonly onOpen: (id: string) => void
}

/** @param count counted up to `countLimit` */
const formatParticipants = (count: number) =>
  count < countLimit ? formatNumber(count) : `${formatNumber(countLimit)}+`

/** Table of challenges; a row's title opens its panel. */
export function ChallengeTable({ challenges, onOpen }: ChallengeTableProps) {
  const columns: Column<ChallengeRow>[] = [
    {
      id: 'title',
      label: texts.name,
      isRowHeader: true,
      render: ({ id, title, audience }) => (
        <span className="flex flex-wrap items-center gap-x-3">
          <RowButton label={texts.open(title)} onClick={() => onOpen(id)}>
            {title}
          </RowButton>
          {audience === 'EVERYONE' ? <Badge>{texts.forEveryone}</Badge> : null}
        </span>
      ),
    },
    { id: 'phase', label: texts.phase, render: ({ phase }) => <PhaseBadge phase={phase} /> },
    {
      id: 'when',
      label: texts.when,
      render: (challenge) => (
        <>
          <span className="block tabular-nums">{formatPeriod(challenge)}</span>
          <span className="block text-sm text-ink-soft">{formatWeekdays(challenge.weekdays)}</span>
        </>
      ),
    },
    {
      id: 'task',
      label: texts.task,
      desktopOnly: true,
      render: (challenge) => allTexts.goal(challenge),
    },
    {
      id: 'joined',
      label: texts.joined,
      align: 'end',
      render: ({ joined, invited }) => (
        <>
          <span className="block tabular-nums">{formatParticipants(joined)}</span>
          {invited > 0 ? <span className="block text-sm text-ink-soft">{texts.invited(invited)}</span> : null}
        </>
      ),
    },
  ]
  return <Table caption={texts.list} columns={columns} rows={challenges} rowKey={({ id }) => id} />
}
