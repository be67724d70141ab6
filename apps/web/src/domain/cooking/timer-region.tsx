import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { progressPrefix, useDraft, writeDraft } from '../../lib/draft.ts'
import { useExternalValue } from '../../lib/external-store.ts'
import { isFocusLost } from '../../ui/focus-on-mount.ts'
import { enclosingHeadings, focusFirstConnected } from '../../ui/nearest-heading.ts'
import { texts } from './texts.ts'
import { isCooking, stopTimer, timers } from './timer-store.ts'
import { TimerTray } from './timer-tray.tsx'

/**
 * Draft that marks timers as the user's: it is removed with all other drafts when the user signs out, or another user
 * signs in.
 */
const ownedDraft = `${progressPrefix}timers`

/** Region over every page with the kitchen timers; empty without one, and while the cooking mode shows them itself. */
function TimerRegion() {
  const [owned] = useDraft(ownedDraft)
  useEffect(() => {
    if (!owned) for (const { id } of timers.get()) stopTimer(id)
  }, [owned])
  const isShownElsewhere = useExternalValue(isCooking, isCooking.get, false)
  const hasTimers = useExternalValue(timers, () => timers.get().length > 0, false)
  return isShownElsewhere || !hasTimers ? null : <Timers />
}

/** When the last timer goes, and the focus with it, the page's heading gets the focus. */
function Timers() {
  useEffect(
    () => () => {
      if (isFocusLost()) focusFirstConnected(enclosingHeadings(document.querySelector('main') ?? document.body))
    },
    [],
  )
  return (
    <section
      aria-label={texts.runningTimers}
      // Above the bars that undo a deletion or sum up a review.
      className="fixed inset-x-0 bottom-40 z-50 mx-auto w-fit max-w-full animate-appear px-4 lg:bottom-24 print:hidden"
    >
      <div className="rounded-xl bg-raised p-2 shadow-high">
        <TimerTray />
      </div>
    </section>
  )
}

let container: HTMLElement | undefined

/**
 * Shows running timers on every page from now on, also over dialogs. The region has a React root of its own: it is loaded
 * with cooking mode only, and stays mounted when the recipe and its page are left. Signing out stops the timers.
 */
export function showTimerRegion(): void {
  writeDraft(ownedDraft, 'true')
  if (container?.isConnected) return
  container = document.createElement('div')
  // Otherwise React Aria hides it from screen readers while a dialog is open, and a click on it closes the dialog.
  container.dataset.reactAriaTopLayer = 'true'
  document.body.append(container)
  createRoot(container).render(<TimerRegion />)
}
