import type { CheckIn } from '@kostbar/contracts/check-ins/schemas'
import { Card } from '../../ui/card.tsx'
import { AnswerList } from './answer-list.tsx'
import { CheckInHead } from './check-in-head.tsx'
import { CheckInReply } from './check-in-reply.tsx'
import { clientTexts } from './client-texts.ts'

interface ClientCheckInProps {
  readonly checkIn: CheckIn
  /** First name of the client. */
  readonly name: string
  readonly isTrainer: boolean
  readonly repliedId: string | undefined
  readonly onReply: (id: string) => void
}

/** A client's check-in with its answers and the reply; without answers what it waits for. */
export const ClientCheckIn = ({ checkIn, name, ...reply }: ClientCheckInProps) => (
  <Card as="li">
    <CheckInHead checkIn={checkIn} />
    {checkIn.answers ? <AnswerList checkIn={checkIn} /> : <p className="text-ink-soft">{waitingText(checkIn, name)}</p>}
    <CheckInReply checkIn={checkIn} name={name} {...reply} />
  </Card>
)

const waitingText = ({ status, closesOn }: CheckIn, name: string) =>
  status === 'OPEN' ? clientTexts.open(name, closesOn) : clientTexts.missed(name)
