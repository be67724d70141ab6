import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSearchParamState } from './search-param-state.ts'
import { useHistoryBack } from './use-history-back.ts'

/** History state of a panel opened from its page: closing it goes back instead of adding an entry. */
interface PanelState {
  /** Number of history entries that closing the panel goes back. */
  readonly back: number
  /** The same for closing the panel below it as well; 1 when that was not opened from the page. */
  readonly backBelow: number
}

/** History state for a link that opens a panel. */
export const openedFromPage: PanelState = { back: 1, backBelow: 1 }

/**
 * Opening and closing of a panel whose state is in the URL's query string (see `useSearchParamState`): the browser's back
 * button closes it, and closing it leaves no history entry that would open it again. The overlay needs
 * `closesOnBack={false}`.
 */
export function useSearchParamPanel() {
  const { change } = useSearchParamState()
  const { key, state } = useLocation()
  const { back, backBelow = 1 } = (state ?? {}) as Partial<PanelState>
  const stepBack = useHistoryBack(back)
  const currentKey = useRef<string>(undefined)
  useLayoutEffect(() => {
    currentKey.current = key
    return () => {
      currentKey.current = undefined
    }
  }, [key])
  return {
    /** Opens a panel, perhaps over another. @param values parameters that open it */
    open: (values: Readonly<Record<string, string>>) =>
      change(values, false, { back: 1, backBelow: (back ?? 0) + 1 } satisfies PanelState),
    /** Shows another panel in place of the open one. @param values parameters that change */
    replace: (values: Readonly<Record<string, string>>) => change(values, true, state as object),
    /**
     * Shows another panel in place of the open one and the one below it, to which closing does not lead back.
     * @param values parameters that change
     */
    replaceBoth: (values: Readonly<Record<string, string>>) =>
      change(values, true, backBelow > 1 ? ({ back: backBelow, backBelow } satisfies PanelState) : undefined),
    /**
     * Closes the open panel; does nothing when it was left meanwhile, as while a request was running.
     * @param values parameters that close one that a link opened
     */
    close: (values: Readonly<Record<string, string>>) => {
      if (currentKey.current !== key) return
      if (back) stepBack()
      else change(values, true)
    },
  }
}
