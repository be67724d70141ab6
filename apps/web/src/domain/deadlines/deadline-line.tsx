import type { Deadline } from '@kostbar/contracts/deadline'
import { Clock, Pause } from 'lucide-react'
import type { ReactNode } from 'react'

interface DeadlineLineProps {
  readonly deadline: Deadline
  /** Text about the deadline, worded for the reader. */
  readonly children: ReactNode
}

/** Line about the deadline of a trainer's answer; the icon shows whether the clock runs. */
export function DeadlineLine({ deadline, children }: DeadlineLineProps) {
  const Icon = deadline.state === 'RUNNING' ? Clock : Pause
  return (
    <p className="mb-2 flex items-start gap-2 text-sm font-semibold text-apricot-ink">
      <Icon className="mt-[0.2em] size-4 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
