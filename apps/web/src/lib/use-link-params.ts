import { useLocation } from 'react-router-dom'
import { useHydrated } from '../ui/use-hydrated.ts'

/**
 * Parameters of a mailed link, from the fragment, which browsers send neither to servers nor as `Referer`; undefined on
 * the server and during hydration.
 */
export function useLinkParams(): URLSearchParams | undefined {
  const { hash } = useLocation()
  return useHydrated() ? new URLSearchParams(hash.slice(1)) : undefined
}
