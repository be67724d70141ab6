import { type RefObject, useEffect, useState } from 'react'

/** The place of the first child of a strip that is in view by more than half, and of the last one. */
export function useVisibleDays(strip: RefObject<HTMLElement | null>): { first: number; last: number } {
  const [shown, setShown] = useState({ first: 0, last: 0 })
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const look = () => {
      const { left, right } = element.getBoundingClientRect()
      const middles = [...element.children].map((card) => middleOf(card.getBoundingClientRect()))
      const first = middles.findIndex((middle) => middle >= left)
      const last = middles.findLastIndex((middle) => middle <= right)
      setShown((before) => (before.first === first && before.last === last ? before : { first, last }))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      element.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [strip])
  return shown
}

const middleOf = ({ left, width }: DOMRect) => left + width / 2
