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

/** A care profile as far as choosing recipes goes. */
export interface CareRules {
  readonly check: ConflictCheck
  /** Allergens whose presence rules a recipe out. */
  readonly excluded: readonly Allergen[]
}

const unrestricted: CareRestrictions = { allergens: [], intolerances: [], diet: null, dislikes: [] }

const rulesOf = (care: CareRestrictions): CareRules => ({
  check: conflictCheck(care),
  excluded: excludedAllergens(care),
})

/** Rules that nothing violates, for whom the care profile is not open to. */
export const noCareRules = rulesOf(unrestricted)

/**
 * What a user's care profile rules out; nothing without their consent to the processing of health data. The caller makes sure
 * that it is open to the actor.
 */
export async function loadCareRules(db: Db, dataKeys: DataKeys, userId: string): Promise<CareRules> {
  if (!(await hasConsent(db, userId))) return noCareRules
  const { profile } = await loadCareProfile(db, await dataKeys.ofUser(db, userId), userId)
  return rulesOf(profile)
}
