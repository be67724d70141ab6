import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isDocumentPath } from '../../lib/content/document-path.ts'

/**
 * Client-side navigation for plain links inside static islands, which have no React components in the browser.
 * @returns `onClick` for an ancestor
 */
export function useStaticLinks() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || event.button !== 0 || hasModifier || !(event.target instanceof Element)) return
    const link = event.target.closest('a')
    if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (isDocumentPath(link.pathname)) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  }
}
