import { useSession } from '../../lib/session.ts'
import { isStaff } from '../users/person.ts'

/**
 * Whether kcal, weight and rankings are hidden from the viewer ('ohne Zahlen'). True until the session is known, so that no
 * number flashes up; never for staff, who work with the numbers of others.
 */
export function useProtectiveMode(): boolean {
  const { state, user } = useSession()
  if (state === 'unknown') return true
  return state === 'in' && user.protectiveMode && !isStaff(user)
}
