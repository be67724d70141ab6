import { useBlocker } from 'react-router-dom'
import { LazyConfirmDialog } from './lazy-confirm-dialog.tsx'
import { useConfirmUnload } from './use-confirm-unload.ts'

const texts = {
  title: 'Änderungen verwerfen?',
  text: 'Du hast hier etwas geändert und noch nicht gespeichert. Wenn du die Seite verlässt, ist es weg.',
  leave: 'Verwerfen',
}

/**
 * Asks for confirmation before the user leaves a page with unsaved changes; for reloads the browser shows its own
 * dialog.
 */
export function UnsavedGuard({ active }: { active: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  )
  useConfirmUnload(active)
  if (blocker.state !== 'blocked') return null
  return (
    <LazyConfirmDialog
      thing=""
      title={texts.title}
      text={texts.text}
      confirmLabel={texts.leave}
      onConfirm={blocker.proceed}
      onOpenChange={blocker.reset}
      // The blocker already holds back the history navigation, so the dialog must not add a history entry of its own.
      closesOnBack={false}
    />
  )
}
