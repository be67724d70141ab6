import type { Meal } from '@kostbar/contracts/meals'
import { maxEntriesPerMeal } from '@kostbar/contracts/nutritionplan/limits'
import type { OverrideInput } from '@kostbar/contracts/nutritionplan/override-schemas'
import type { DayInput, PortionChange } from '@kostbar/contracts/nutritionplan/schemas'
import type { Actor } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Infra } from '../../infra/infra.ts'
import { Problem } from '../../problems/problem.ts'
import { planOrigins } from '../foods/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { canSeeRecipe } from '../recipes/service.ts'
import { lockUser } from '../users/service.ts'
import { refuseCoached, refuseSwapsOff } from './coached.ts'
import { careAccessOf, changeOfDay, refuseDisabled } from './day-change.ts'
import { draftsService } from './drafts.ts'
import { listOverrides } from './override-list.ts'
import { planChanges } from './plan-change.ts'
import {
  type EntryContent,
  isEmptyChange,
  itemsOf,
  type MealContent,
  type MealSlot,
  mealOf,
  type PlanContent,
  withoutNoOps,
} from './plan-content.ts'
import { loadReleased } from './released-plan.ts'
import { listRevisions } from './revisions.ts'
import { swapsService } from './swaps.ts'
import { undoService } from './undo.ts'
import { weekOf } from './week.ts'

export { type CareRules, loadCareRules, unrestricted } from './care-restrictions.ts'
export { refuseCoached } from './coached.ts'
export { decryptOverride } from './overrides.ts'
export { type PlanChanges, planChanges } from './plan-change.ts'
export {
  type EntryContent,
  emptyMeal,
  isEmptyChange,
  isSameMeal,
  itemIdOf,
  itemsOf,
  type MealChange,
  type MealContent,
  type MealSlot,
  type MealSlotKey,
  mealFromInput,
  mealOf,
  mealSlotKey,
  newEntriesOf,
  type PlanChange,
  type PlanContent,
  revertWhereUnchanged,
  withIdsOf,
  withoutNoOps,
} from './plan-content.ts'
export { type DraftPlan, deleteDraft, loadDraft, releaseOf } from './plan-draft.ts'
export { loadItems } from './plan-items.ts'
export { isMealEnabled, plannedMeals } from './planned-meals.ts'
export { loadPlans } from './plans-of-users.ts'
export { loadReleased, slotRows } from './released-plan.ts'
export { findSwapCandidates, type SwapCandidate } from './swap-candidates.ts'
export { templateWeekOf, weekOf } from './week.ts'

/** A meal of a day in someone's plan. */
interface MealOfUser extends MealSlot {
  userId: string
}

export interface PlanToggle extends MealOfUser {
  recipeId: string
  portions: number
  /** Whether the recipe shall be planned; toggles when absent. */
  toggled?: boolean | undefined
  overrides: readonly OverrideInput[]
}

/** Change that replaces the content of one meal. */
const mealChange = (plan: PlanContent, { day, meal }: MealSlot, after: MealContent) => ({
  meals: withoutNoOps([{ day, meal, before: mealOf(plan, { day, meal }), after }]),
  switches: [],
})

const newEntry = (recipeId: string, portions: number): EntryContent => ({
  id: null,
  recipeId,
  foodId: null,
  portions,
  grams: null,
  locked: false,
  recipeVersion: null,
})

/**
 * Meal changes for new portions of planned recipes.
 * @throws Problem `changed_meanwhile` when a recipe is no longer planned with the portions it had
 */
function portionChange(plan: PlanContent, changes: readonly PortionChange[]) {
  const meals = Map.groupBy(changes, ({ day, meal }) => `${day} ${meal}`)
  return [...meals.values()].flatMap((ofMeal) => {
    const [slot] = ofMeal
    if (!slot) return []
    const { day, meal } = slot
    const before = mealOf(plan, slot)
    const changeTo = ({ recipeId, portions }: EntryContent) =>
      ofMeal.find((change) => change.recipeId === recipeId && change.from === portions)
    const changed = before.entries.filter(changeTo)
    const entries = before.entries.map((entry) => ({ ...entry, portions: changeTo(entry)?.to ?? entry.portions }))
    if (changed.length !== ofMeal.length) throw new Problem('changed_meanwhile')
    return [{ day, meal, before, after: { note: before.note, entries } }]
  })
}

/** Nutrition plans: recipes and foods per meal, notes, disabled meals, and drafts. */
export function nutritionplanService(
  { database, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>,
  { authorizeUser, notifications }: { authorizeUser: AuthorizeUser; notifications: Notifications },
) {
  const { kysely, transaction } = database
  const careAccess = careAccessOf(authorizeUser)
  const changes = planChanges({ dataKeys, notifications })
  /** Parameters of the check for overrides, for changes that add no recipe or food to the plan. */
  const nothingNew = { careAccess: 'closed', overrides: [] } as const

  return {
    week: (userId: string) => weekOf(kysely, userId),
    /** Sources of the foods from which the plan's nutrition is computed; one query. */
    sources: (userId: string) => planOrigins(kysely, userId),
    revisions: (actor: Actor, userId: string, cursor?: string) => listRevisions(kysely, actor, userId, cursor),
    /** Overrides of a user, newest first. The caller has authorized the actor for the user's health data. */
    overrides: (userId: string, cursor?: string) => listOverrides(kysely, dataKeys, userId, cursor),
    undo: undoService(database, { careAccess, changes }),
    drafts: draftsService(database, { authorizeUser, careAccess, changes }),
    swaps: swapsService({ database, dataKeys }, { authorizeUser, careAccess, changes }),

    /**
     * Replaces meals of a day in the actor's own plan; disabled meals cannot be changed.
     * @returns the day's new version
     * @throws Problem `coached`, `not_found`, `changed_meanwhile`, `allergen_conflict`, `consent_needed`
     */
    saveDay: async (actor: Actor, input: DayInput): Promise<number> => {
      const { overrides, cause } = input
      const access = await careAccess(actor, actor.id, overrides)
      return transaction(async (tx) => {
        await lockUser(tx, actor.id)
        await refuseCoached(tx, actor, actor.id)
        const plan = await loadReleased(tx, actor.id)
        const change = changeOfDay(plan, input)
        refuseDisabled(plan, change)
        if (isEmptyChange(change)) return plan.versions[input.day] ?? 0
        const command = { actorId: actor.id, userId: actor.id, careAccess: access, overrides, cause, change }
        return (await changes.release(tx, { ...command, knownItems: itemsOf(plan) })).version
      })
    },

    /**
     * Adds a recipe to a meal or removes it. A recipe that the user may not see can only be removed.
     * @returns whether the recipe is planned now
     * @throws Problem `forbidden`, `not_found`, `list_full`, `swaps_off`, `allergen_conflict`, `reason_needed`,
     * `consent_needed`
     */
    toggle: async (actor: Actor, { portions, toggled, overrides, ...entry }: PlanToggle): Promise<boolean> => {
      const { userId, recipeId } = entry
      await authorizeUser(actor, userId, { area: 'nutritionplan', change: true })
      const access = await careAccess(actor, userId, overrides)
      const isVisible = await canSeeRecipe(kysely, userId, recipeId)
      return transaction(async (tx) => {
        await lockUser(tx, userId)
        await refuseSwapsOff(tx, actor, userId)
        const plan = await loadReleased(tx, userId)
        const { note, entries } = mealOf(plan, entry)
        const others = entries.filter((planned) => planned.recipeId !== recipeId)
        const isPlanned = others.length < entries.length
        const isWanted = toggled ?? !isPlanned
        if (isWanted && !isVisible) throw new Problem('not_found')
        if (isWanted && !isPlanned && entries.length >= maxEntriesPerMeal) throw new Problem('list_full')
        const withPortions = entries.map((planned) =>
          planned.recipeId === recipeId ? { ...planned, portions } : planned,
        )
        const wanted = isPlanned ? withPortions : [...entries, newEntry(recipeId, portions)]
        const change = mealChange(plan, entry, { note, entries: isWanted ? wanted : others })
        if (isEmptyChange(change)) return isWanted
        const command = { actorId: actor.id, userId, careAccess: access, overrides, change }
        await changes.release(tx, { ...command, cause: 'EDIT', knownItems: itemsOf(plan) })
        return isWanted
      })
    },

    /**
     * Changes the portions of planned recipes, all or none.
     * @throws Problem `not_found`, `swaps_off`; `changed_meanwhile` when a recipe is no longer planned with the
     * portions it had
     */
    changePortions: (actor: Actor, userId: string, portionChanges: readonly PortionChange[]): Promise<void> =>
      transaction(async (tx) => {
        await lockUser(tx, userId)
        await refuseSwapsOff(tx, actor, userId)
        const plan = await loadReleased(tx, userId)
        const change = { meals: withoutNoOps(portionChange(plan, portionChanges)), switches: [] }
        if (isEmptyChange(change)) return
        const command = { actorId: actor.id, userId, change, ...nothingNew }
        await changes.release(tx, { ...command, cause: 'FIT', knownItems: itemsOf(plan) })
      }),

    /** Sets the note of a meal; an empty text removes it. @throws Problem `forbidden`, `not_found` */
    writeNote: async (actor: Actor, { note, userId, ...slot }: MealOfUser & { note: string }): Promise<void> => {
      await authorizeUser(actor, userId, { area: 'nutritionplan', change: true })
      await transaction(async (tx) => {
        await lockUser(tx, userId)
        const plan = await loadReleased(tx, userId)
        const change = mealChange(plan, slot, { ...mealOf(plan, slot), note })
        if (isEmptyChange(change)) return
        const command = { actorId: actor.id, userId, change, ...nothingNew }
        await changes.release(tx, { ...command, cause: 'EDIT', knownItems: itemsOf(plan) })
      })
    },

    /**
     * Switches a meal on or off; its planned entries stay stored.
     * @param enabled the wanted state; toggles when absent
     * @returns whether the meal is enabled now
     * @throws Problem `not_found`, `swaps_off`
     */
    toggleMeal: (actor: Actor, userId: string, meal: Meal, enabled?: boolean): Promise<boolean> =>
      transaction(async (tx) => {
        await lockUser(tx, userId)
        await refuseSwapsOff(tx, actor, userId)
        const plan = await loadReleased(tx, userId)
        const isEnabled = !plan.disabledMeals.has(meal)
        const isWanted = enabled ?? !isEnabled
        if (isWanted === isEnabled) return isWanted
        const change = { meals: [], switches: [{ meal, enabled: isWanted }] }
        const command = { actorId: actor.id, userId, change, ...nothingNew }
        await changes.release(tx, { ...command, cause: 'EDIT', knownItems: itemsOf(plan) })
        return isWanted
      }),
  }
}
