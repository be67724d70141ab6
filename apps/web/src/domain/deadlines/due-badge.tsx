import type { Deadline } from '@kostbar/contracts/deadline'
import { formatDeadline } from '@kostbar/contracts/deadline-text'
import { Badge } from '../../ui/badge.tsx'
import { isOverdue } from './due-text.ts'
import { texts } from './texts.ts'

/** Badge for the trainer with the due time of an answer; renders nothing while it cannot be known. */
export function DueBadge({ deadline }: { readonly deadline: Deadline | null }) {
  if (!deadline?.dueAt) return null
  const isLate = deadline.state === 'RUNNING' && isOverdue(deadline.dueAt)
  const when = formatDeadline(deadline.dueAt)
  return <Badge tone={isLate ? 'berry' : 'apricot'}>{isLate ? texts.overdue(when) : texts.dueBy(when)}</Badge>
}
