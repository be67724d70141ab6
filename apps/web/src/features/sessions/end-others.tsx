import { sessions } from '@kostbar/contracts/sessions/endpoints'
import { useState } from 'react'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

interface EndOthersProps {
  /** Number of other devices. */
  readonly count: number
}

/** Button to sign out all other devices, with a confirmation. */
export function EndOthers({ count }: EndOthersProps) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button variant="secondary" className="mt-5" onClick={() => setConfirming(true)}>
        {texts.endOthers}
      </Button>
      {isConfirming ? (
        <ConfirmCall
          endpoint={sessions.endOthers}
          request={{}}
          refresh={sessions.mine}
          title={texts.endOthersTitle}
          text={texts.endOthersText(count)}
          confirmLabel={texts.endOthers}
          done={texts.othersEnded}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  )
}
