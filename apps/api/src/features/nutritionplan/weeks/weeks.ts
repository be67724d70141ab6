import type { Parsed } from '@kostbar/contracts/endpoint'
import type { WeekdayTargets } from '@kostbar/contracts/macros/schemas'
import { targetsOn } from '@kostbar/contracts/macros/weekday-targets'
import { type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import type { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { Actor } from '../../../http/actor.ts'
import type { Tx } from '../../../infra/database.ts'
import type { Infra } from '../../../infra/infra.ts'
import { Problem } from '../../../problems/problem.ts'
import { lockUser } from '../../users/service.ts'
import { type CareRules, loadCareRules } from '../care-restrictions.ts'
import { refuseCoached } from '../coached.ts'
import type { PlanChanges } from '../plan-change.ts'
import {
  isEmptyChange,
  itemsOf,
  mealFromInput,
  mealOf,
  type PlanChange,
  type PlanContent,
  realChanges,
} from '../plan-content.ts'
import { loadReleased } from '../released-plan.ts'
import { findSwapCandidates } from '../swap-candidates.ts'
import { fitDay, replaceUnsafe, unsafeEntries, type WeekEntry } from './adapt-week.ts'
import { loadWeeks, type ResolvedWeek } from './week-recipes.ts'

type StartInput = Parsed<typeof nutritionplan.startWeek>['body']

/** Candidates for the place of one recipe. */
const maxCandidates = 40

/** A week as it is shown before it is chosen. */
const preview = ({ entries, ...week }: ResolvedWeek) => ({
  ...week,
  kcal: entries.reduce((sum, { recipe }) => sum + recipe.kcal, 0) / weekdays.length,
  days: weekdays.map((day) => ({
    day,
    recipes: entries.filter((entry) => entry.day === day).map(({ meal, recipe }) => ({ meal, ...recipe })),
  })),
})

/** The recipes of a week without what conflicts with a care profile; one query at most. */
async function adapt(tx: Tx, userId: string, entries: readonly WeekEntry[], { check, excluded }: CareRules) {
  const unsafe = unsafeEntries(entries, check)
  const searches = unsafe.map(({ day, meal, recipe, portions }) => ({
    meal,
    tags: recipe.tags,
    nutrition: recipe,
    portions,
    without: entries.filter((entry) => entry.day === day).map((entry) => entry.recipe.id),
  }))
  const found = await findSwapCandidates(tx, { userId, searches, excludedAllergens: excluded, limit: maxCandidates })
  return replaceUnsafe(entries, check, new Map(unsafe.map((entry, index) => [entry, found[index] ?? []])))
}

const findTargets = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select(['kcal', 'carbs', 'proteins', 'fats'])
    .select((eb) => eb.ref('weekday_targets').$castTo<WeekdayTargets | null>().as('weekdayTargets'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/** The entries with portions for the user's targets; meals that are switched off keep theirs. */
async function fitEntries(tx: Tx, userId: string, entries: readonly WeekEntry[], disabledMeals: ReadonlySet<Meal>) {
  const held = await findTargets(tx, userId)
  const isFitted = weekdays.some((day) => targetsOn(held, day) !== null)
  const fitted = weekdays.flatMap((day) => {
    const ofDay = entries.filter((entry) => entry.day === day)
    const [off, on] = [true, false].map((isOff) => ofDay.filter(({ meal }) => disabledMeals.has(meal) === isOff))
    const targets = targetsOn(held, day)
    return targets ? [...(off ?? []), ...fitDay(on ?? [], targets)] : ofDay
  })
  return { isFitted, entries: fitted }
}

/** What becomes different when a plan consists of these entries alone. */
function replacePlan(plan: PlanContent, entries: readonly WeekEntry[]): PlanChange {
  const changeOf = (day: Weekday, meal: Meal) => {
    const before = mealOf(plan, { day, meal })
    const planned = entries
      .filter((entry) => entry.day === day && entry.meal === meal)
      .map(({ recipe, portions }) => ({ recipeId: recipe.id, portions, locked: false }))
    return { day, meal, before, after: mealFromInput({ note: '', entries: planned }, before) }
  }
  return { meals: realChanges(weekdays.flatMap((day) => meals.map((meal) => changeOf(day, meal)))), switches: [] }
}

/** Weeks to start the own plan from. */
export function weeksService(
  { database: { kysely, transaction }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>,
  changes: PlanChanges,
) {
  return {
    list: async (userId: string) => (await loadWeeks(kysely, userId)).map(preview),

    /**
     * Replaces the whole own plan by a week. Recipes that conflict with the care profile, or do not declare an allergen of
     * it, are replaced or left out, and named.
     * @throws Problem `not_found`, `coached`, `changed_meanwhile`
     */
    start: async (actor: Actor, { week: key, versions }: StartInput) => {
      const { id: userId } = actor
      const week = (await loadWeeks(kysely, userId)).find((candidate) => candidate.key === key)
      if (!week) throw new Problem('not_found')
      return transaction(async (tx) => {
        await lockUser(tx, userId)
        await refuseCoached(tx, actor, userId)
        const plan = await loadReleased(tx, userId)
        if (weekdays.some((day, index) => (plan.versions[day] ?? 0) !== versions[index]))
          throw new Problem('changed_meanwhile')
        const rules = await loadCareRules(tx, dataKeys, userId)
        const { entries, adapted } = await adapt(tx, userId, week.entries, rules)
        const { isFitted, entries: fitted } = await fitEntries(tx, userId, entries, plan.disabledMeals)
        const change = replacePlan(plan, fitted)
        if (isEmptyChange(change)) return { revisionId: null, adapted, fitted: isFitted }
        const command = { actorId: userId, userId, careAccess: 'open', overrides: [], cause: 'TEMPLATE' } as const
        const { revisionId } = await changes.release(tx, { ...command, change, knownItems: itemsOf(plan) })
        return { revisionId, adapted, fitted: isFitted }
      })
    },
  }
}
