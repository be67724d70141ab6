import { addDays } from '@kostbar/contracts/calendar'
import type { CheckIn } from '@kostbar/contracts/check-ins/schemas'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { CheckInHead } from './check-in-head.tsx'
import { CheckInReply } from './check-in-reply.tsx'
import { Comparison } from './comparison.tsx'

interface NewestCheckInProps {
  readonly checkIn: CheckIn
  /** Answered check-in before it; undefined for the first one. */
  readonly before: CheckIn | undefined
  /** First name of the client. */
  readonly name: string
  readonly isTrainer: boolean
  readonly repliedId: string | undefined
  readonly onReply: (id: string) => void
  readonly figures: ((until: string) => ReactNode) | undefined
}

/** Newest answered check-in of a client beside the one before, with the figures of its week and the reply. */
export const NewestCheckIn = ({ checkIn, before, figures, ...reply }: NewestCheckInProps) => (
  <Card as="section" aria-labelledby="neuester-titel">
    <CheckInHead id="neuester-titel" checkIn={checkIn} />
    <Comparison checkIn={checkIn} before={before} />
    {/* The week before the day on which it was due. */}
    {figures ? <div className="mt-6">{figures(addDays(checkIn.dueOn, -1))}</div> : null}
    <CheckInReply checkIn={checkIn} {...reply} />
  </Card>
)
