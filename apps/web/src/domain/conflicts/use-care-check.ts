import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import type { CareProfile } from '@kostbar/contracts/care-profile/schemas'
import { health } from '@kostbar/contracts/health/endpoints'
import { type ConflictCheck, conflictCheck } from '@kostbar/contracts/nutritionplan/conflicts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { isStaff } from '../users/person.ts'

/**
 * Milliseconds for which a loaded care profile counts as fresh: it changes rarely, and a change in this browser reloads
 * it.
 */
const staleTimeMs = 5 * 60_000

export interface CareCheck {
  /**
   * Finds the conflicts of a recipe or food with the care profile; undefined while the profile is loading or when the
   * API refuses it.
   */
  readonly check: ConflictCheck | undefined
  /**
   * Whether the API refuses the profile because consent or reason is missing; missing badges then do not mean 'no
   * conflict'.
   */
  readonly isRefused: boolean
}

/** Compiled checks by care profile, so that all rows of a list share one. */
const checks = new WeakMap<CareProfile, ConflictCheck>()

function checkOf(profile: CareProfile): ConflictCheck {
  const check = checks.get(profile) ?? conflictCheck(profile)
  checks.set(profile, check)
  return check
}

/**
 * Conflict check of recipes and foods against a user's care profile. Without consent `check` is undefined, without an
 * error message.
 * @param userId whose profile; the viewer's own by default
 */
export function useCareCheck(userId?: string): CareCheck {
  const viewer = useUser()
  const id = userId ?? viewer?.id
  // Most trainers and admins have no care profile, and did not consent to one: asking for it would be refused each time.
  const asksConsent = viewer !== null && viewer !== undefined && id === viewer.id && isStaff(viewer)
  const { data: consent } = useQuery({ ...query(health.consent), enabled: asksConsent, staleTime: staleTimeMs })
  const { data, error } = useQuery({
    ...query(careProfile.get, { params: { userId: id ?? '' } }),
    enabled: id !== undefined && (!asksConsent || (consent?.given ?? null) !== null),
    staleTime: staleTimeMs,
  })
  return {
    check: data && checkOf(data),
    isRefused: error?.code === 'consent_needed' || error?.code === 'reason_needed',
  }
}
