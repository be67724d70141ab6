import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Follows links inside of what the server has drawn and no component has taken over, as the router's own links do.
 * @returns for the `onClick` of whatever is around them
 */
export function useKeptLinks() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || event.button !== 0 || changed || !(event.target instanceof Element)) return
    const link = event.target.closest('a')
    if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  }
}
