import type { User } from '@kostbar/contracts/users/schemas'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LockDialog } from './lock-dialog.tsx'
import { texts } from './texts.ts'
import { UnlockDialog } from './unlock-dialog.tsx'

interface LockActionsProps {
  readonly user: User
  readonly lockedUntil: string | null
}

/** Buttons to lock an account, and to change or remove a lock. */
export function LockActions({ user, lockedUntil }: LockActionsProps) {
  const [openDialog, setOpenDialog] = useState<'lock' | 'unlock'>()
  const close = () => setOpenDialog(undefined)
  return (
    <>
      {lockedUntil ? (
        <Button variant="secondary" onClick={() => setOpenDialog('unlock')}>
          {texts.unlockAccount}
        </Button>
      ) : null}
      <Button variant="danger" onClick={() => setOpenDialog('lock')}>
        {lockedUntil ? texts.changeLock : texts.lockAccount}
      </Button>
      {openDialog === 'lock' ? <LockDialog user={user} lockedUntil={lockedUntil} onClose={close} /> : null}
      {openDialog === 'unlock' ? <UnlockDialog user={user} onClose={close} /> : null}
    </>
  )
}
