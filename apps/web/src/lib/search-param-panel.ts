import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSearchParamState } from './search-param-state.ts'
import { useHistoryBack } from './use-history-back.ts'

/** History state of a panel opened from its page: closing it goes back instead of adding an entry. */
const openedFromPage = { openedFromPage: true } as const

/**
 * Opening and closing of a panel whose state is in the URL's query string (see `useSearchParamState`): the browser's back
 * button closes it, and closing it leaves no history entry that would open it again. The overlay needs
 * `closesOnBack={false}`.
 */
export function useSearchParamPanel() {
  const { change } = useSearchParamState()
  const { key, state } = useLocation()
  const stepBack = useHistoryBack()
  const wasOpenedHere = Boolean((state as Partial<typeof openedFromPage> | null)?.openedFromPage)
  const currentKey = useRef<string>(undefined)
  useLayoutEffect(() => {
    currentKey.current = key
    return () => {
      currentKey.current = undefined
    }
  }, [key])
  return {
    /** Opens a panel. @param values parameters that open it */
    open: (values: Readonly<Record<string, string>>) => change(values, false, openedFromPage),
    /** Shows another panel in place of the open one. @param values parameters that change */
    replace: (values: Readonly<Record<string, string>>) => change(values, true, state as object),
    /**
     * Closes the open panel; does nothing when it was left meanwhile, as while a request was running.
     * @param values parameters that close one that a link opened
     */
    close: (values: Readonly<Record<string, string>>) => {
      if (currentKey.current !== key) return
      if (wasOpenedHere) stepBack()
      else change(values, true)
    },
  }
}
