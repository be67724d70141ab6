import { useEffect } from 'react'
import { hasUnsavedChanges, markUnsaved } from './leave-guards.ts'

/** While `active`, the browser asks before the page is reloaded or closed, and signing out asks as well. */
export function useConfirmUnload(active: boolean): void {
  useEffect(() => (active ? confirmUnload() : undefined), [active])
}

/**
 * Does the same outside of components: for what outlasts its page, such as an upload.
 * @returns a function that ends it
 */
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
