import { allergensIn } from '@kostbar/contracts/nutritionplan/conflicts'
import type { AllergenConflict, OverrideInput } from '@kostbar/contracts/nutritionplan/schemas'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { DataKey } from '@kostbar/prisma/data-key'
import { guardOverrideContext } from '@kostbar/prisma/guard-override-context'
import { sql } from 'kysely'
import type { DataKeys } from '../../infra/data-keys.ts'
import type { Tx } from '../../infra/database.ts'
import { generateId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { loadCareProfile } from '../care-profile/service.ts'
import { hasConsent } from '../health/service.ts'
import { type EntryContent, itemIdOf } from './plan-content.ts'
import type { PlanItem } from './plan-items.ts'

/** Why something was planned against an allergen. */
export interface OverrideContent {
  readonly allergen: Allergen
  readonly reason: string
}

/** @param key the user's data key @param id of the override */
export const decryptOverride = (key: DataKey, id: string, encrypted: Uint8Array): OverrideContent =>
  JSON.parse(key.decrypt(guardOverrideContext(id), encrypted)) as OverrideContent

/** Who plans, as far as the guard is concerned. */
export interface GuardParams {
  readonly actorId: string
  readonly userId: string
  /**
   * `open`: the actor may know the care profile; `reason`: an admin who has to give a reason first; `closed`: a trainer to
   * whose reading the user did not agree, and who must not learn from a refusal what the profile says.
   */
  readonly careAccess: 'open' | 'reason' | 'closed'
  readonly overrides: readonly OverrideInput[]
}

/** Identifies the allergen of a recipe or food. */
const conflictKey = (itemId: string, allergen: string) => `${itemId} ${allergen}`

/** Recipes and foods with allergens of a care profile. */
const conflictsOf = (
  entries: readonly EntryContent[],
  items: ReadonlyMap<string, PlanItem>,
  care: { readonly allergens: readonly Allergen[] },
): AllergenConflict[] => {
  const conflicts = entries.flatMap(({ recipeId, foodId }) => {
    const item = items.get(itemIdOf({ recipeId, foodId }))
    return item ? allergensIn(item, care).map((allergen) => ({ recipeId, foodId, name: item.name, allergen })) : []
  })
  return [
    ...new Map(conflicts.map((conflict) => [conflictKey(itemIdOf(conflict), conflict.allergen), conflict])).values(),
  ]
}

/** The overrides of recipes and foods that are stored, as conflict keys. */
async function storedOverrides(tx: Tx, key: DataKey, userId: string, itemIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('guard_overrides')
    .select(['id', 'encrypted'])
    .select((eb) => eb.fn.coalesce('recipe_id', 'food_id').$notNull().as('itemId'))
    .where('user_id', '=', userId)
    .where(sql<boolean>`coalesce(recipe_id, food_id) = ANY(${itemIds}::uuid[])`)
    .execute()
  return new Set(
    rows.map(({ id, itemId, encrypted }) => conflictKey(itemId, decryptOverride(key, id, encrypted).allergen)),
  )
}

interface StoreParams {
  readonly userId: string
  readonly actorId: string
  readonly conflict: AllergenConflict
  readonly reason: string
}

async function storeOverride(tx: Tx, key: DataKey, { userId, actorId, conflict, reason }: StoreParams): Promise<void> {
  const id = await generateId(tx)
  const content: OverrideContent = { allergen: conflict.allergen, reason }
  const encrypted = key.encrypt(guardOverrideContext(id), JSON.stringify(content))
  const { recipeId, foodId } = conflict
  await tx
    .insertInto('guard_overrides')
    .values({ id, user_id: userId, recipe_id: recipeId, food_id: foodId, encrypted, actor_id: actorId })
    .execute()
}

/** The given reason for a conflict. */
const reasonFor = (overrides: readonly OverrideInput[], { recipeId, foodId, allergen }: AllergenConflict) =>
  overrides.find(
    (override) =>
      override.allergen === allergen &&
      ('recipeId' in override ? override.recipeId === recipeId : override.foodId === foodId),
  )?.reason

/**
 * Refuses to plan recipes and foods with allergens of the user's care profile, unless there is a reason for each, and stores
 * the reasons given now. Without the user's consent to the processing of health data there is nothing to respect. The caller
 * has locked the user (`lockUser`).
 * @param entries those that the change brings into a meal
 * @throws Problem `allergen_conflict` with the conflicts that need a reason; `reason_needed`
 */
export async function guardEntries(
  tx: Tx,
  dataKeys: DataKeys,
  { actorId, userId, careAccess, overrides }: GuardParams,
  entries: readonly EntryContent[],
  items: ReadonlyMap<string, PlanItem>,
): Promise<void> {
  const withAllergens = entries.filter((entry) => (items.get(itemIdOf(entry))?.allergens.length ?? 0) > 0)
  if (careAccess === 'closed' || withAllergens.length === 0 || !(await hasConsent(tx, userId))) return
  const key = await dataKeys.ofUser(tx, userId)
  const { profile } = await loadCareProfile(tx, key, userId)
  const conflicts = conflictsOf(withAllergens, items, profile)
  if (conflicts.length === 0) return
  const stored = await storedOverrides(tx, key, userId, conflicts.map(itemIdOf))
  const open = conflicts.filter((conflict) => !stored.has(conflictKey(itemIdOf(conflict), conflict.allergen)))
  const missing = open.filter((conflict) => reasonFor(overrides, conflict) === undefined)
  if (missing.length > 0 && careAccess === 'reason') throw new Problem('reason_needed')
  if (missing.length > 0) throw new Problem('allergen_conflict', { current: missing })
  for (const conflict of open)
    await storeOverride(tx, key, { userId, actorId, conflict, reason: reasonFor(overrides, conflict) ?? '' })
}
