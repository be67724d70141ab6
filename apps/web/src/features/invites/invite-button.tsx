import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { LazyDialog } from '../../lib/lazy-dialog.tsx'
import { Button } from '../../ui/button.tsx'
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
      {isOpen ? <LazyDialog load={inviteSlideOver} props={{ onClose: () => setOpen(false) }} /> : null}
    </>
  )
}
