import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** One step back in the browser history, at most once per location: a double click must not skip two entries. */
export function useHistoryBack(): () => void {
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
    void navigate(-1)
  }
}
