import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while the component is mounted and the page is visible.
 * @returns whether the screen lock is currently prevented
 */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isMounted = true
    const request = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const acquired = await navigator.wakeLock.request('screen')
        // A request made before the page was hidden and shown again may be answered after the one made since.
        if (!isMounted || lock?.released === false) return void acquired.release()
        lock = acquired
        setHeld(true)
        acquired.addEventListener('release', () => isMounted && setHeld(false))
      } catch {
        // Request refused, for example on a low battery: the screen turns off as usual, and `isHeld` stays false.
      }
    }
    // The browser releases the lock when the page is hidden.
    const requestAgain = () => void request()
    requestAgain()
    document.addEventListener('visibilitychange', requestAgain)
    return () => {
      isMounted = false
      document.removeEventListener('visibilitychange', requestAgain)
      void lock?.release()
    }
  }, [])
  return isHeld
}
