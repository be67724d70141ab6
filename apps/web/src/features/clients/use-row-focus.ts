import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { restoreFocus } from '../../ui/restore-focus.ts'
import { clientLinksIn, focusedIndexOf } from './client-links.ts'

/**
 * Keeps the focus in the list when the focused row leaves it, for example archived: the row that took its place gets it.
 * @param rows the listed clients; the focus is checked whenever they change
 */
export function useRowFocus(area: RefObject<HTMLElement | null>, rows: readonly unknown[]): void {
  const last = useRef<{ readonly element: Element; readonly index: number }>(null)
  useEffect(() => {
    const { current } = area
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = { element: target, index: focusedIndexOf(clientLinksIn(current)) }
    }
    current?.addEventListener('focusin', remember)
    return () => current?.removeEventListener('focusin', remember)
  }, [area])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change
  useLayoutEffect(() => {
    const focused = last.current
    if (!focused || focused.index < 0 || focused.element.isConnected) return
    const links = clientLinksIn(area.current)
    const successor = links[Math.min(focused.index, links.length - 1)]
    // A dialog that asked about the row may still be closing.
    if (successor) restoreFocus(successor)
  }, [area, rows])
}
