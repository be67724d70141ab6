import { type ReactNode, useEffect } from 'react'
import { loadModuleLists } from './preload-modules.ts'

/**
 * Removes `data-unhydrated` from the root after hydration, so that clicks are no longer queued; loads what waited for it.
 * Around the router and not beside it: `useId` gives the ids of the server's HTML only where the tree has the same forks.
 */
export function HydrationMarker({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    root.removeAttribute('data-unhydrated')
    void loadModuleLists()
  }, [root])
  return children
}
