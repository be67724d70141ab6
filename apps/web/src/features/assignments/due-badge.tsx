import { formatDeadline } from '@kostbar/contracts/deadline-text'
import { Badge } from '../../ui/badge.tsx'
import { texts } from './texts.ts'

/** Deadline for proposing a trainer; `dueAt` is null while a proposal is open. */
export function DueBadge({ dueAt }: { dueAt: string | null }) {
  if (dueAt === null) return <span className="text-ink-soft">{texts.waitsForMember}</span>
  const deadline = formatDeadline(dueAt)
  return Date.parse(dueAt) < Date.now() ? (
    <Badge tone="berry">{texts.overdue(deadline)}</Badge>
  ) : (
    <Badge tone="apricot">{texts.dueBy(deadline)}</Badge>
  )
}
