import { type TouchEvent, useRef } from 'react'

/** Minimum horizontal distance of a swipe in CSS pixels. */
const minSwipePx = 60

interface SwipeActions {
  readonly onLeft: () => void
  readonly onRight: () => void
}

/**
 * Touch handlers for an element that reacts to horizontal swipes; vertical scrolling and two-finger gestures are
 * ignored.
 */
export function useSwipe({ onLeft, onRight }: SwipeActions) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0]
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      if (!start.current || !touch) return
      const x = touch.clientX - start.current.x
      const y = touch.clientY - start.current.y
      start.current = undefined
      if (Math.abs(x) < minSwipePx || Math.abs(x) < 1.5 * Math.abs(y)) return
      if (x < 0) onLeft()
      else onRight()
    },
  }
}
