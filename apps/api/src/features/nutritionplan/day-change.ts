import type { OverrideInput } from '@kostbar/contracts/nutritionplan/override-schemas'
import type { DayInput } from '@kostbar/contracts/nutritionplan/schemas'
import { type Actor, isAdmin } from '../../http/actor.ts'
import { type AuthorizeUser, isHealthOpen } from '../../http/authorize.ts'
import { Problem } from '../../problems/problem.ts'
import type { OverrideCheckParams } from './overrides.ts'
import { mealFromInput, mealOf, type PlanChange, type PlanContent, withoutNoOps } from './plan-content.ts'

/**
 * Change that saving a day makes. Empty when the day already has this content, whatever its version, so that a repeated
 * request is not a conflict.
 * @throws Problem `changed_meanwhile` when the day has another version
 */
export function changeOfDay(plan: PlanContent, { day, version, meals }: DayInput): PlanChange {
  const changes = meals.map(({ meal, ...input }) => {
    const before = mealOf(plan, { day, meal })
    return { day, meal, before, after: mealFromInput(input, before) }
  })
  const change = { meals: withoutNoOps(changes), switches: [] }
  if (change.meals.length > 0 && (plan.versions[day] ?? 0) !== version) throw new Problem('changed_meanwhile')
  return change
}

/**
 * Refuses changes of disabled meals: one's own week lists them as empty, so storing such a change would delete what is
 * kept in them.
 * @throws Problem `changed_meanwhile`
 */
export function refuseDisabled({ disabledMeals }: PlanContent, { meals }: PlanChange): void {
  if (meals.some(({ meal }) => disabledMeals.has(meal))) throw new Problem('changed_meanwhile')
}

/**
 * Determines how far an actor may know a user's care profile, and records the access. With overrides the actor must be
 * authorized, since their reasons are stored as health data.
 * @throws Problem `consent_needed`, `reason_needed` only with overrides
 */
export const careAccessOf =
  (authorizeUser: AuthorizeUser) =>
  async (
    actor: Actor,
    userId: string,
    overrides: readonly OverrideInput[],
  ): Promise<OverrideCheckParams['careAccess']> => {
    if (overrides.length > 0) {
      await authorizeUser(actor, userId, { area: 'careProfile', change: true, health: true })
      return 'open'
    }
    if (actor.id === userId || (await isHealthOpen(authorizeUser, actor, userId, 'careProfile'))) return 'open'
    return isAdmin(actor) ? 'reason' : 'closed'
  }

export type CareAccess = ReturnType<typeof careAccessOf>
