import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** Props for a list of rows: when the row that holds the focus leaves, the one that moves up in its place takes it. */
export function useHeldFocus() {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (place.current === undefined || document.activeElement !== document.body) return
    const rows = list.current?.children ?? []
    const next = rows[Math.min(place.current, rows.length - 1)]
    next?.querySelector('input')?.focus()
  })

  return {
    ref: list,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      place.current = [...(list.current?.children ?? [])].findIndex((row) => row.contains(target))
    },
    onBlur() {
      place.current = undefined
    },
  }
}
