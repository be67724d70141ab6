import { useEffect } from 'react'
import { hasUnsavedChanges, markUnsaved } from './leave-guards.ts'

/** While `active`, the browser asks before the page is reloaded or closed, and signing out asks as well. */
export function useConfirmUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const confirmUnload = (event: BeforeUnloadEvent) => {
      // False when everything was given up.
      if (hasUnsavedChanges()) event.preventDefault()
    }
    addEventListener('beforeunload', confirmUnload)
    const removeMark = markUnsaved()
    return () => {
      removeEventListener('beforeunload', confirmUnload)
      removeMark()
    }
  }, [active])
}
