import { challenges } from '@kostbar/contracts/challenges/endpoints'
import { useState } from 'react'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { Button } from '../../ui/button.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.mine

/** Button to leave a challenge after confirmation; rejoining stays possible. */
export function LeaveButton({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" className="-ml-3 mt-3" onClick={() => setOpen(true)}>
        {texts.leave}
      </Button>
      {isOpen ? (
        <ConfirmCall
          endpoint={challenges.leave}
          request={{ params: { id } }}
          refresh={[challenges.mine, challenges.getMine]}
          title={texts.leaveTitle}
          text={texts.leaveText}
          confirmLabel={texts.leave}
          cancelLabel={texts.leaveCancel}
          done={texts.left}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
