import { useEffect } from 'react'

/** While `active`, the browser asks before the page is reloaded or closed. */
export function useConfirmUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', confirmUnload)
    return () => removeEventListener('beforeunload', confirmUnload)
  }, [active])
}
