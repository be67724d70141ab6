import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns a function that goes back in the history, at most once per location: a double click must not skip entries.
 * @param steps number of history entries
 */
export function useHistoryBack(steps = 1): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const isLeaving = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any new location resets the flag
  useEffect(() => {
    isLeaving.current = false
  }, [key])
  return () => {
    if (isLeaving.current) return
    isLeaving.current = true
    void navigate(-steps)
  }
}
