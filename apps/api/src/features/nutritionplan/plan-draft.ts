import { type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import type { Tx } from '../../infra/database.ts'
import { json, now } from '../../infra/sql.ts'
import {
  daysOf,
  emptyMeal,
  type MealContent,
  type MealSlotKey,
  mealOf,
  mealSlotKey,
  type PlanChange,
  type PlanContent,
  withIdsOf,
  withoutNoOps,
} from './plan-content.ts'
import type { DraftDay } from './plan-state.ts'
import { loadReleased } from './released-plan.ts'

/** Stored draft: the changed days and switched meals of a week. */
export interface StoredDraft {
  readonly version: number
  readonly days: readonly DraftDay[]
  readonly switches: Readonly<Partial<Record<Meal, boolean>>>
}

/** The content of a week with its draft applied. Changed days have the versions of the draft. */
export interface DraftPlan extends PlanContent {
  readonly released: PlanContent
  /** Null without a draft. */
  readonly draft: StoredDraft | null
}

const findDraft = async (tx: Tx, userId: string): Promise<StoredDraft | null> =>
  (await tx
    .selectFrom('plan_drafts')
    .select('version')
    .select((eb) => eb.ref('days').$castTo<StoredDraft['days']>().as('days'))
    .select((eb) => eb.ref('switches').$castTo<StoredDraft['switches']>().as('switches'))
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? null

const switchesOf = ({ switches }: StoredDraft) => Object.entries(switches) as [Meal, boolean][]

/** Applies a draft to the released week. */
function overlay(released: PlanContent, draft: StoredDraft): PlanContent {
  const changedDays = new Set<string>(draft.days.map(({ day }) => day))
  const isKept = ([key]: readonly [MealSlotKey, MealContent]) => !changedDays.has(key.split(' ')[0] ?? '')
  const planned = draft.days.flatMap(({ day, meals: changed }) =>
    changed.map(({ meal, note, entries }) => [mealSlotKey({ day, meal }), { note, entries }] as const),
  )
  const disabledMeals = new Set(released.disabledMeals)
  for (const [meal, enabled] of switchesOf(draft)) enabled ? disabledMeals.delete(meal) : disabledMeals.add(meal)
  const versions = Object.fromEntries(draft.days.map(({ day, version }) => [day, version]))
  return {
    meals: new Map([...[...released.meals].filter(isKept), ...planned]),
    disabledMeals,
    versions: { ...released.versions, ...versions },
  }
}

/** Loads a user's week with the draft applied. The caller has locked the user (`lockUser`). */
export async function loadDraft(tx: Tx, userId: string): Promise<DraftPlan> {
  return draftPlanOf(await loadReleased(tx, userId), await findDraft(tx, userId))
}

/** Combines a released week and its draft, if any. */
export const draftPlanOf = (released: PlanContent, draft: StoredDraft | null): DraftPlan => ({
  ...(draft ? overlay(released, draft) : released),
  released,
  draft,
})

interface StoreCommand {
  readonly userId: string
  readonly actorId: string
  readonly plan: DraftPlan
  readonly change: PlanChange
  /** The new version of the draft and of the changed days. */
  readonly version: number
}

/** Stores a change of a draft; the first change creates the draft. */
export async function storeDraft(tx: Tx, { userId, actorId, plan, change, version }: StoreCommand): Promise<void> {
  const stored = new Map((plan.draft?.days ?? []).map((day) => [day.day, day]))
  const after = new Map(change.meals.map((meal) => [mealSlotKey(meal), meal.after]))
  const changedDay = (day: Weekday): DraftDay => ({
    day,
    version,
    base: stored.get(day)?.base ?? plan.released.versions[day] ?? 0,
    meals: meals
      .map((meal) => ({ meal, ...(after.get(mealSlotKey({ day, meal })) ?? mealOf(plan, { day, meal })) }))
      .filter(({ note, entries }) => note !== '' || entries.length > 0),
  })
  for (const day of daysOf(change)) stored.set(day, changedDay(day))
  const switches = Object.fromEntries(change.switches.map(({ meal, enabled }) => [meal, enabled]))
  const columns = {
    version,
    days: json(weekdays.flatMap((day) => stored.get(day) ?? [])),
    switches: json({ ...plan.draft?.switches, ...switches }),
    author_id: actorId,
    updated_at: now,
  }
  await tx
    .insertInto('plan_drafts')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

/** Deletes a user's draft. */
export async function deleteDraft(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('plan_drafts').where('user_id', '=', userId).execute()
}

/** Change that releasing a draft makes to the released week. */
export function releaseOf(released: PlanContent, draft: StoredDraft): PlanChange {
  const changes = draft.days.flatMap(({ day, meals: planned }) =>
    meals.map((meal) => {
      const before = mealOf(released, { day, meal })
      const after = planned.find((candidate) => candidate.meal === meal) ?? emptyMeal
      return { day, meal, before, after: withIdsOf(before, after) }
    }),
  )
  const switches = switchesOf(draft)
    .map(([meal, enabled]) => ({ meal, enabled }))
    .filter(({ meal, enabled }) => released.disabledMeals.has(meal) === enabled)
  return { meals: withoutNoOps(changes), switches }
}
