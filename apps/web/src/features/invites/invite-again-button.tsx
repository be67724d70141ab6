import { useState } from 'react'
import { fullName } from '../../domain/users/person.ts'
import { LazyDialog } from '../../lib/lazy-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

const inviteSlideOver = async () => (await import('./invite-slide-over.tsx')).InviteSlideOver

interface InviteAgainButtonProps {
  readonly person: { readonly email: string; readonly firstName: string; readonly lastName: string | null }
}

/** Button that opens the invitation with the address and name of somebody whose coaching has ended. */
export function InviteAgainButton({ person }: InviteAgainButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={texts.inviteAgainNamed(fullName(person))}
        onClick={() => setOpen(true)}
      >
        {texts.inviteAgain}
      </Button>
      {isOpen ? <LazyDialog load={inviteSlideOver} props={{ invitee: person, onClose: () => setOpen(false) }} /> : null}
    </>
  )
}
