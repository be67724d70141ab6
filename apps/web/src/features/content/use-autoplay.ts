import type useEmbla from 'embla-carousel-react'
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react'

type Carousel = ReturnType<typeof useEmbla>[1]

const reducedMotion = '(prefers-reduced-motion: reduce)'

const usesReducedMotion = () =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(reducedMotion)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(reducedMotion).matches,
    () => true,
  )

/** Autoplay of a carousel; stops on hover, focus, pause, and with reduced motion. */
export function useAutoplay(carousel: Carousel, hasSeveral: boolean) {
  const reduced = usesReducedMotion()
  const [choice, setChoice] = useState<'paused' | 'playing'>()
  const [isHovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = choice ? choice === 'paused' : reduced
  const moving = hasSeveral && !paused && !isHovered && !focused

  useEffect(() => {
    const player = carousel?.plugins()?.autoplay
    if (moving) player?.play()
    else player?.stop()
  }, [carousel, moving])

  return {
    moving,
    paused,
    toggle: () => setChoice(paused ? 'playing' : 'paused'),
    frame: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
