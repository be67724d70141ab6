import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { problemText } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { SpinnerOverlay } from '../../ui/spinner-overlay.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const inviteSlideOver = async () => (await import('./invite-slide-over.tsx')).InviteSlideOver

/** Opens the panel in which a trainer invites one person or several. */
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
            void toast.error(problemText(problem))
          }}
          props={{ onClose: () => setOpen(false) }}
        />
      ) : null}
    </>
  )
}
