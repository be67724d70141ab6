import { Lock } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { lastLockedDay } from './lock-days.ts'
import { texts } from './texts.ts'

/** Badge with the last day of an account's lock, if any. */
export const LockState = ({ lockedUntil }: { lockedUntil: string | null }) =>
  lockedUntil ? (
    <Badge tone="berry">
      <Lock className="size-3.5" aria-hidden="true" />
      {texts.lockedUntil(lastLockedDay(lockedUntil))}
    </Badge>
  ) : (
    <span className="text-ink-faint">{texts.notLocked}</span>
  )
