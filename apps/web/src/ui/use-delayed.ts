import { useEffect, useState } from 'react'

/** `active`, but true only after it has been active for `delay` ms, so that short waits show no indicator. */
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
