import { challenges } from '@kostbar/contracts/challenges/endpoints'
import { ConfirmCallButton } from '../../lib/confirm-call-button.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.mine

/** Button to leave a challenge after confirmation; rejoining stays possible. */
export function LeaveButton({ id }: { readonly id: string }) {
  return (
    <ConfirmCallButton
      button={{ variant: 'quiet', size: 'sm', className: '-ml-3 mt-3' }}
      endpoint={challenges.leave}
      request={{ params: { id } }}
      refresh={[challenges.mine, challenges.getMine]}
      title={texts.leaveTitle}
      text={texts.leaveText}
      confirmLabel={texts.leave}
      cancelLabel={texts.leaveCancel}
      done={texts.left}
    >
      {texts.leave}
    </ConfirmCallButton>
  )
}
