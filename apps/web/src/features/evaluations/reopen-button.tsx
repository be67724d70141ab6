import { clients } from '@kostbar/contracts/clients/endpoints'
import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { protocol } from '@kostbar/contracts/protocol/endpoints'
import { useState } from 'react'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { Button } from '../../ui/button.tsx'
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
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setConfirming(true)}>
        {texts.reopen}
      </Button>
      {isConfirming ? (
        <ConfirmCall
          endpoint={protocol.reopen}
          request={{ params: { userId }, body: { number } }}
          refresh={[protocol.get, evaluations.get, clients.get, clients.list]}
          title={texts.reopenTitle}
          text={texts.reopenText(name, isPublished)}
          confirmLabel={texts.reopenConfirm}
          variant="primary"
          done={texts.reopened(name)}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  )
}
