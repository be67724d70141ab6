import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Goes one step back in the browser's history, once from each place: a second press that comes before the page has
 * changed would lead out of it.
 */
export function useStepBack(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const leaves = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere is what counts
  useEffect(() => {
    leaves.current = false
  }, [key])
  return () => {
    if (leaves.current) return
    leaves.current = true
    void navigate(-1)
  }
}
