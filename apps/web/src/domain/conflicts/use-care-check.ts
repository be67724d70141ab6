import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import type { CareProfile } from '@kostbar/contracts/care-profile/schemas'
import { type ConflictCheck, conflictCheck } from '@kostbar/contracts/nutritionplan/conflicts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'

/** Care profiles change rarely, and a change in this browser reloads them. */
const staleTimeMs = 5 * 60_000

export interface CareCheck {
  /**
   * Finds the conflicts of a recipe or food with the care profile; undefined while it is not known, also because the API
   * refuses it.
   */
  readonly check: ConflictCheck | undefined
  /** Whether the API refuses the profile for want of a consent or a reason: the absence of marks then says nothing. */
  readonly isRefused: boolean
}

/** Compiled checks by profile: the rows of a list share one. */
const checks = new WeakMap<CareProfile, ConflictCheck>()

function checkOf(profile: CareProfile): ConflictCheck {
  const check = checks.get(profile) ?? conflictCheck(profile)
  checks.set(profile, check)
  return check
}

/**
 * The check of recipes and foods against a care profile. Without consent there is none, quietly.
 * @param userId whose profile; the viewer's own by default
 */
export function useCareCheck(userId?: string): CareCheck {
  const viewer = useUser()
  const id = userId ?? viewer?.id
  const { data, error } = useQuery({
    ...query(careProfile.one, { params: { userId: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: staleTimeMs,
  })
  return {
    check: data && checkOf(data),
    isRefused: error?.code === 'consent_needed' || error?.code === 'reason_needed',
  }
}
