import { useBlocker } from 'react-router-dom'
import { LazyConfirmDialog } from './lazy-confirm-dialog.tsx'
import { useConfirmUnload } from './use-confirm-unload.ts'

const texts = {
  title: 'Änderungen verwerfen?',
  text: 'Du hast hier etwas geändert und noch nicht gespeichert. Wenn du die Seite verlässt, ist es weg.',
  leave: 'Verwerfen',
}

/** Confirmation before leaving a page with unsaved changes; for reloads the browser shows its own. */
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
    />
  )
}
