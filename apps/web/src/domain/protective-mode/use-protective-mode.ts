import { useSession } from '../../lib/session.ts'
import { isStaff } from '../users/person.ts'

/**
 * Whether protective mode ('ohne Zahlen') hides kcal, weight and rankings from the viewer. True until the session is
 * known, so that no number flashes up; never true for staff, who work with other people's numbers.
 */
export function useProtectiveMode(): boolean {
  const { state, user } = useSession()
  if (state === 'unknown') return true
  return state === 'in' && user.protectiveMode && !isStaff(user)
}
