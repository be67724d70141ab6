import { allergensIn } from '@kostbar/contracts/nutritionplan/conflicts'
import type { AllergenConflict, OverrideInput } from '@kostbar/contracts/nutritionplan/override-schemas'
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
import type { PlannableItem } from './plan-items.ts'

/** Encrypted content of an override: the allergen, and the reason for planning against it. */
export interface OverrideContent {
  readonly allergen: Allergen
  readonly reason: string
}

/** Decrypts an override. @param key the user's data key @param id of the override */
export const decryptOverride = (key: DataKey, id: string, encrypted: Uint8Array): OverrideContent =>
  JSON.parse(key.decrypt(guardOverrideContext(id), encrypted)) as OverrideContent

/** Who plans for whom, and what the actor may know about the care profile. */
export interface OverrideCheckParams {
  readonly actorId: string
  readonly userId: string
  /**
   * `open`: the actor may know the care profile. `reason`: an admin who has to give a reason first. `closed`: a trainer
   * without the user's consent to read the profile, who must not learn its content from a refusal.
   */
  readonly careAccess: 'open' | 'reason' | 'closed'
  readonly overrides: readonly OverrideInput[]
}

/** Key of a conflict: item and allergen. */
const conflictKey = (itemId: string, allergen: string) => `${itemId} ${allergen}`

/** Conflicts of plan entries with the allergens of a care profile. */
const conflictsOf = (
  entries: readonly EntryContent[],
  items: ReadonlyMap<string, PlannableItem>,
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

/** Conflict keys of the overrides already stored for these items. */
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

/** Reason that the actor gave for a conflict; undefined without one. */
const reasonFor = (overrides: readonly OverrideInput[], { recipeId, foodId, allergen }: AllergenConflict) =>
  overrides.find(
    (override) =>
      override.allergen === allergen &&
      ('recipeId' in override ? override.recipeId === recipeId : override.foodId === foodId),
  )?.reason

/**
 * Refuses plan entries with an allergen of the user's care profile unless there is a reason for each, and stores newly
 * given reasons. Without the user's consent to the processing of health data nothing is checked. The caller has locked
 * the user (`lockUser`).
 * @param entries entries that the change adds to a meal
 * @throws Problem `allergen_conflict` with the conflicts that need a reason; `reason_needed`
 */
export async function requireOverrides(
  tx: Tx,
  dataKeys: DataKeys,
  { actorId, userId, careAccess, overrides }: OverrideCheckParams,
  entries: readonly EntryContent[],
  items: ReadonlyMap<string, PlannableItem>,
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
