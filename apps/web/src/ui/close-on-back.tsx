import { useEffect, useEffectEvent } from 'react'
import { registerOverlay } from './overlay-history.ts'

interface CloseOnBackProps {
  readonly onClose: () => void
  /** Whether the overlay must not be closed now. */
  readonly isBlocked?: boolean
  /** Called when the back button does not close the overlay. */
  readonly onBlocked?: (() => void) | undefined
}

/** Closes an overlay on the browser's back button. Render it inside the overlay, mounted while the overlay is open. */
export function CloseOnBack({ onClose, isBlocked = false, onBlocked }: CloseOnBackProps) {
  const close = useEffectEvent(() => {
    if (isBlocked) onBlocked?.()
    else onClose()
    return !isBlocked
  })
  useEffect(() => registerOverlay(() => close()), [])
  return null
}
