import { useEffect } from 'react'
import { markUnsaved } from './leave-guards.ts'

/** While `active`, the browser asks before the page is reloaded or closed, and signing out asks as well. */
export function useConfirmUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', confirmUnload)
    const removeMark = markUnsaved()
    return () => {
      removeEventListener('beforeunload', confirmUnload)
      removeMark()
    }
  }, [active])
}
