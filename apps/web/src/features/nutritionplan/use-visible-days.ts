import { type RefObject, useEffect, useState } from 'react'

/** Indexes of the first and last child of a scroll container that are visible by more than half. */
export function useVisibleDays(container: RefObject<HTMLElement | null>): { first: number; last: number } {
  const [visible, setVisible] = useState({ first: 0, last: 0 })
  useEffect(() => {
    const element = container.current
    if (!element) return
    const update = () => {
      const { left, right } = element.getBoundingClientRect()
      const centers = [...element.children].map((card) => centerOf(card.getBoundingClientRect()))
      const first = centers.findIndex((center) => center >= left)
      const last = centers.findLastIndex((center) => center <= right)
      setVisible((previous) => (previous.first === first && previous.last === last ? previous : { first, last }))
    }
    update()
    element.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      element.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [container])
  return visible
}

const centerOf = ({ left, width }: DOMRect) => left + width / 2
