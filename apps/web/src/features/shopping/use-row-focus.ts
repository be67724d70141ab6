import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** Props for what holds the rows of one list or more: when the row that holds the focus leaves, the one that moves up in its place takes it. */
export function useRowFocus() {
  const list = useRef<HTMLDivElement>(null)
  const place = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (place.current === undefined || document.activeElement !== document.body) return
    const rows = rowsOf(list.current)
    const next = rows[Math.min(place.current, rows.length - 1)]
    next?.querySelector('input')?.focus()
  })

  return {
    ref: list,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      place.current = rowsOf(list.current).findIndex((row) => row.contains(target))
    },
    onBlur() {
      place.current = undefined
    },
  }
}

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll('li') ?? [])]
