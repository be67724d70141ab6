import { sessions } from '@kostbar/contracts/sessions/endpoints'
import { ConfirmCallButton } from '../../lib/confirm-call-button.tsx'
import { texts } from './texts.ts'

interface EndOthersProps {
  /** Number of other devices. */
  readonly count: number
}

/** Button to sign out all other devices, with a confirmation. */
export function EndOthers({ count }: EndOthersProps) {
  return (
    <ConfirmCallButton
      button={{ variant: 'secondary', className: 'mt-5' }}
      endpoint={sessions.endOthers}
      request={{}}
      refresh={sessions.mine}
      title={texts.endOthersTitle}
      text={texts.endOthersText(count)}
      confirmLabel={texts.endOthers}
      done={texts.othersEnded}
    >
      {texts.endOthers}
    </ConfirmCallButton>
  )
}
