import type { WeekdayTargets } from '@kostbar/contracts/macros/schemas'
import { type CareRestrictions, type ConflictCheck, conflictCheck } from '@kostbar/contracts/nutritionplan/conflicts'
import { sql } from 'kysely'
import type { DataKeys } from '../../../infra/data-keys.ts'
import type { Db } from '../../../infra/database.ts'
import { loadCareProfiles } from '../../care-profile/service.ts'
import { type ClientRelation, listRelations } from '../../clients/service.ts'
import { type DraftPlan, decryptOverride, loadPlans, unrestricted } from '../../nutritionplan/service.ts'

/** Present or former client of the trainer, with daily targets in kcal and grams. */
export interface ClientRow extends ClientRelation {
  readonly kcal: number | null
  readonly carbs: number | null
  readonly proteins: number | null
  readonly fats: number | null
  readonly weekdayTargets: WeekdayTargets | null
}

/** Whether an override for an allergen of a recipe or food is stored. */
type HasReason = (itemId: string, allergen: string) => boolean

/** A client with the data needed to apply a template. */
export interface ApplyClient extends ClientRow {
  readonly plan: DraftPlan
  readonly care: {
    readonly restrictions: CareRestrictions
    readonly check: ConflictCheck
    readonly hasReason: HasReason
  }
}

const targets = sql`, u.kcal, u.carbs, u.proteins, u.fats, u.weekday_targets AS "weekdayTargets"`

/** Latest relation of a trainer to each of these clients, with their targets. @param isLocked see `listRelations` */
export const listClients = (db: Db, trainerId: string, clientIds: readonly string[], isLocked = false) =>
  listRelations<ClientRow>(db, { trainerId, clientIds, isLocked, columns: targets })

/** Care profiles and stored overrides of users who consent to it; three queries. */
async function loadCare(db: Db, dataKeys: DataKeys, userIds: readonly string[]) {
  const profiles = await loadCareProfiles(db, dataKeys, userIds)
  const overrides = await db
    .selectFrom('guard_overrides')
    .select(['id', 'user_id as userId', 'encrypted'])
    .select((eb) => eb.fn.coalesce('recipe_id', 'food_id').$notNull().as('itemId'))
    .where(sql<boolean>`user_id = ANY(${[...profiles.keys()]}::uuid[])`)
    .execute()
  const reasons = new Set(
    overrides.flatMap(({ id, userId, itemId, encrypted }) => {
      const key = profiles.get(userId)?.key
      return key ? [`${userId} ${itemId} ${decryptOverride(key, id, encrypted).allergen}`] : []
    }),
  )
  return { profiles, reasons }
}

/**
 * Plans and care profiles of clients who can receive it; five queries plus those for data keys, for any number of
 * clients.
 */
export async function loadApplyClients(
  db: Db,
  dataKeys: DataKeys,
  rows: readonly ClientRow[],
): Promise<Map<string, ApplyClient>> {
  const ids = rows.map(({ id }) => id)
  const [plans, { profiles, reasons }] = [await loadPlans(db, ids), await loadCare(db, dataKeys, ids)]
  return new Map(
    rows.flatMap((row): [string, ApplyClient][] => {
      const plan = plans.get(row.id)
      if (!plan) return []
      const restrictions = profiles.get(row.id)?.profile ?? unrestricted
      const hasReason = (itemId: string, allergen: string) => reasons.has(`${row.id} ${itemId} ${allergen}`)
      return [[row.id, { ...row, plan, care: { restrictions, check: conflictCheck(restrictions), hasReason } }]]
    }),
  )
}
