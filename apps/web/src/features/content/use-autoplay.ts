import type useEmbla from 'embla-carousel-react'
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react'

type Carousel = ReturnType<typeof useEmbla>[1]

const calm = '(prefers-reduced-motion: reduce)'

/** Whether somebody asks their system for less movement. */
const usesReducedMotion = () =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(calm)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(calm).matches,
    () => true,
  )

/** Moves a carousel on by itself, but not while it is pointed at, has the focus, was paused, or motion is unwanted. */
export function useAutoplay(carousel: Carousel, several: boolean) {
  const reduced = usesReducedMotion()
  const [chosen, choose] = useState<'paused' | 'playing'>()
  const [pointedAt, pointAt] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = chosen ? chosen === 'paused' : reduced
  const moving = several && !paused && !pointedAt && !focused

  useEffect(() => {
    const player = carousel?.plugins()?.autoplay
    if (moving) player?.play()
    else player?.stop()
  }, [carousel, moving])

  return {
    moving,
    paused,
    toggle: () => choose(paused ? 'playing' : 'paused'),
    frame: {
      onPointerEnter: () => pointAt(true),
      onPointerLeave: () => pointAt(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
