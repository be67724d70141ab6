import type { CheckIn } from '@kostbar/contracts/check-ins/schemas'
import { clientTexts } from './client-texts.ts'
import { ReplyForm } from './reply-form.tsx'
import { ReplyText } from './reply-text.tsx'

interface CheckInReplyProps {
  readonly checkIn: CheckIn
  /** First name of the client. */
  readonly name: string
  readonly isTrainer: boolean
  /** Id of the check-in that was replied to just now. */
  readonly repliedId: string | undefined
  readonly onReply: (id: string) => void
}

/** The reply to a client's check-in, or for the trainer the form to write it. */
export function CheckInReply({
  checkIn: { id, status, reply },
  name,
  isTrainer,
  repliedId,
  onReply,
}: CheckInReplyProps) {
  if (reply !== null) return <ReplyText title={clientTexts.reply.yours} text={reply} takesFocus={id === repliedId} />
  return isTrainer && status === 'SUBMITTED' ? (
    <ReplyForm checkInId={id} name={name} onSend={() => onReply(id)} />
  ) : null
}
