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

/** Locks an account, changes its lock or lifts it. */
export function LockActions({ user, lockedUntil }: LockActionsProps) {
  const [asking, ask] = useState<'lock' | 'unlock'>()
  const close = () => ask(undefined)
  return (
    <>
      {lockedUntil ? (
        <Button variant="secondary" onClick={() => ask('unlock')}>
          {texts.unlockAccount}
        </Button>
      ) : null}
      <Button variant="danger" onClick={() => ask('lock')}>
        {lockedUntil ? texts.changeLock : texts.lockAccount}
      </Button>
      {asking === 'lock' ? <LockDialog user={user} onClose={close} /> : null}
      {asking === 'unlock' ? <UnlockDialog user={user} onClose={close} /> : null}
    </>
  )
}
