import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** Props for a container of list rows: when the focused row is removed, the next one gets the focus. */
export function useRowFocus() {
  const container = useRef<HTMLDivElement>(null)
  const focusedIndex = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (focusedIndex.current === undefined || document.activeElement !== document.body) return
    const rows = rowsOf(container.current)
    const next = rows[Math.min(focusedIndex.current, rows.length - 1)]
    next?.querySelector<HTMLElement>('input, button')?.focus()
  })

  return {
    ref: container,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      focusedIndex.current = rowsOf(container.current).findIndex((row) => row.contains(target))
    },
    onBlur() {
      focusedIndex.current = undefined
    },
  }
}

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll('li') ?? [])]
