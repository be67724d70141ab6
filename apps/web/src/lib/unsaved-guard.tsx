import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { LazyConfirmDialog } from './lazy-confirm-dialog.tsx'
import { addLeaveGuard } from './leave-guards.ts'
import { useConfirmUnload } from './use-confirm-unload.ts'

const texts = {
  title: 'Änderungen verwerfen?',
  text: 'Du hast hier etwas geändert und noch nicht gespeichert. Wenn du die Seite verlässt, ist es weg.',
  leave: 'Verwerfen',
}

/**
 * Asks for confirmation before the user leaves a page with unsaved changes or signs out; for reloads the browser shows
 * its own dialog.
 */
export function UnsavedGuard({ active }: { active: boolean }) {
  const isReleased = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
  )
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null)
  useEffect(() => {
    if (!active) return
    return addLeaveGuard({
      confirm: () => new Promise((resolve) => setAnswer(() => resolve)),
      release: () => {
        isReleased.current = true
      },
    })
  }, [active])
  useConfirmUnload(active)
  if (answer) {
    const close = (leave: boolean) => {
      answer(leave)
      setAnswer(null)
    }
    return <LeaveDialog onLeave={() => close(true)} onStay={() => close(false)} />
  }
  if (blocker.state !== 'blocked') return null
  return <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />
}

function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <LazyConfirmDialog
      thing=""
      title={texts.title}
      text={texts.text}
      confirmLabel={texts.leave}
      onConfirm={onLeave}
      onOpenChange={onStay}
      // A blocked navigation may already hold back the history, so the dialog must not add an entry of its own.
      closesOnBack={false}
    />
  )
}
