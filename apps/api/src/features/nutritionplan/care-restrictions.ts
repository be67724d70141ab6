import {
  type CareRestrictions,
  type ConflictCheck,
  conflictCheck,
  excludedAllergens,
} from '@kostbar/contracts/nutritionplan/conflicts'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { DataKeys } from '../../infra/data-keys.ts'
import type { Db } from '../../infra/database.ts'
import { loadCareProfile } from '../care-profile/service.ts'
import { hasConsent } from '../health/service.ts'

/** Rules of a care profile for choosing recipes. */
export interface CareRules {
  readonly check: ConflictCheck
  /** Allergens that a recipe must not contain. */
  readonly excluded: readonly Allergen[]
  readonly diet: CareRestrictions['diet']
}

/** Restrictions of somebody without a care profile, or whose care profile may not be read. */
export const unrestricted: CareRestrictions = { allergens: [], intolerances: [], diet: null, dislikes: [] }

const rulesOf = (care: CareRestrictions): CareRules => ({
  check: conflictCheck(care),
  excluded: excludedAllergens(care),
  diet: care.diet,
})

/** Rules without restrictions, for actors who may not read the care profile. */
export const noCareRules = rulesOf(unrestricted)

/**
 * Rules of a user's care profile; no restrictions without the user's consent to the processing of health data. The
 * caller checks that the actor may read the care profile.
 */
export async function loadCareRules(db: Db, dataKeys: DataKeys, userId: string): Promise<CareRules> {
  if (!(await hasConsent(db, userId))) return noCareRules
  const { profile } = await loadCareProfile(db, await dataKeys.ofUser(db, userId), userId)
  return rulesOf(profile)
}
