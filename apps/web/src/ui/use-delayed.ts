import { useEffect, useState } from 'react'

/** Delayed `active`: true only after it has been true for `delay` ms, so that short waits show no indicator. */
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
