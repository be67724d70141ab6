import type useEmbla from 'embla-carousel-react'
import { type FocusEvent, useEffect, useState } from 'react'
import { usePrefersReducedMotion } from '../../lib/reduced-motion.ts'

type Carousel = ReturnType<typeof useEmbla>[1]

/** Autoplay of a carousel; stops on hover, focus and pause, and is off with reduced motion until started. */
export function useAutoplay(carousel: Carousel, hasSeveral: boolean) {
  const prefersReducedMotion = usePrefersReducedMotion()
  const [choice, setChoice] = useState<'paused' | 'playing'>()
  const [isHovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = choice ? choice === 'paused' : prefersReducedMotion
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
