import { useEffect, useState } from 'react'

/**
 * Follows `active`, but turns on only after it has stayed on for `delay` milliseconds: short waits show nothing.
 * Turning off cancels a pending show and hides at once.
 */
export const useDelayed = (active: boolean, delay = 150) => {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setDue(true), delay)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [active, delay])
  return active && due
}
