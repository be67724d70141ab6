import { useEffect } from 'react'

/** Has the browser ask before the page is reloaded or closed, while `active`. */
export function useConfirmUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', confirmUnload)
    return () => removeEventListener('beforeunload', confirmUnload)
  }, [active])
}
