import { useEffect } from 'react'
import { hasUnsavedChanges, markUnsaved } from './leave-guards.ts'

/** While `active`, the browser asks before the page is reloaded or closed, and signing out asks as well. */
export function useConfirmUnload(active: boolean): void {
  useEffect(() => (active ? confirmUnload() : undefined), [active])
}

/** The same, until the returned function is called: for what goes on after its component is gone. */
export function confirmUnload(): () => void {
  const confirm = (event: BeforeUnloadEvent) => {
    // False when everything was given up.
    if (hasUnsavedChanges()) event.preventDefault()
  }
  addEventListener('beforeunload', confirm)
  const removeMark = markUnsaved()
  return () => {
    removeEventListener('beforeunload', confirm)
    removeMark()
  }
}
