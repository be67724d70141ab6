import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { SpinnerOverlay } from '../../ui/spinner-overlay.tsx'
import { texts } from './texts.ts'

const inviteSlideOver = async () => (await import('./invite-slide-over.tsx')).InviteSlideOver

/** Button that opens the panel to invite one or several people. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <UserPlus className="size-5" aria-hidden="true" />
        {texts.invite}
      </Button>
      {isOpen ? (
        <LazyComponent
          load={inviteSlideOver}
          fallback={<SpinnerOverlay active />}
          onError={(problem) => {
            setOpen(false)
            toastProblem(problem)
          }}
          props={{ onClose: () => setOpen(false) }}
        />
      ) : null}
    </>
  )
}
