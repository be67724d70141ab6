import { clients } from '@kostbar/contracts/clients/endpoints'
import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { protocol } from '@kostbar/contracts/protocol/endpoints'
import { ConfirmCallButton } from '../../lib/confirm-call-button.tsx'
import { texts } from './texts.ts'

interface ReopenButtonProps {
  readonly userId: string
  /** First name of the member. */
  readonly name: string
  readonly number: number
  /** Whether the member reads an evaluation of this protocol. */
  readonly isPublished: boolean
}

/** Button of the trainer to let the member change a submitted protocol again, with a confirmation. */
export function ReopenButton({ userId, name, number, isPublished }: ReopenButtonProps) {
  return (
    <ConfirmCallButton
      button={{ variant: 'secondary', size: 'sm' }}
      endpoint={protocol.reopen}
      request={{ params: { userId }, body: { number } }}
      refresh={[protocol.get, evaluations.get, clients.get, clients.list]}
      title={texts.reopenTitle}
      text={texts.reopenText(name, isPublished)}
      confirmLabel={texts.reopenConfirm}
      variant="primary"
      done={texts.reopened(name)}
    >
      {texts.reopen}
    </ConfirmCallButton>
  )
}
