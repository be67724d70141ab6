import { useEffect, useState } from 'react'
import { type CheckoutPlace, useMovePlace } from '../../lib/checkout-place.ts'

/** How long a choice has to rest before it is written down, in milliseconds. */
const rest = 250

/**
 * The place with what is being chosen: shown at once, and written into the address once it rests, because a slider
 * passes by many numbers.
 */
export function useChoice(place: CheckoutPlace) {
  const move = useMovePlace()
  const [choice, choose] = useState<Partial<CheckoutPlace>>({})
  const chosen: CheckoutPlace = { ...place, ...choice }
  const settled =
    chosen.price === place.price && chosen.quantity === place.quantity && chosen.returned === place.returned

  useEffect(() => {
    if (settled) return
    const timer = setTimeout(() => move({ ...place, ...choice }, { replace: true }), rest)
    return () => clearTimeout(timer)
  }, [settled, place, choice, move])

  return {
    chosen,
    /** Whether the address says the same. */
    settled,
    choose: (more: Partial<CheckoutPlace>) => choose({ ...choice, ...more, returned: false }),
  }
}
