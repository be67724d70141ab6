import type { Parsed } from '@kostbar/contracts/endpoint'
import type { MacroTargets, WeekdayTargets } from '@kostbar/contracts/macros/schemas'
import { targetsOn } from '@kostbar/contracts/macros/weekday-targets'
import { type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import { nutritionOfGrams } from '@kostbar/contracts/nutrition'
import type { EntryInput } from '@kostbar/contracts/nutritionplan/schemas'
import type { templates } from '@kostbar/contracts/templates/endpoints'
import type { Adaptation } from '@kostbar/contracts/templates/week-schemas'
import type { Actor } from '../../../http/actor.ts'
import type { Db, Tx } from '../../../infra/database.ts'
import type { Infra } from '../../../infra/infra.ts'
import { Problem } from '../../../problems/problem.ts'
import {
  type CareRules,
  findSwapCandidates,
  isEmptyChange,
  itemsOf,
  loadCareRules,
  loadReleased,
  mealFromInput,
  mealOf,
  type PlanChange,
  type PlanChanges,
  type PlanContent,
  refuseCoached,
  withoutNoOps,
} from '../../nutritionplan/service.ts'
import { lockUser } from '../../users/service.ts'
import { loadItemsById } from '../applications/items.ts'
import { fitDay, isSafe, reasonsOf, replaceUnsafe, unsafeEntries, type WeekEntry } from './adapt-week.ts'
import { offeredWeeks } from './offered-weeks.ts'
import { listWeeks, loadWeekContent, type TemplateWeekFood, type WeekContent } from './week-content.ts'

type StartInput = Parsed<typeof templates.startWeek>['body']

/** Most candidates for the replacement of one recipe. */
const maxCandidates = 40

/** Replaces or leaves out recipes of a week that conflict with a care profile; at most one query. */
async function adaptRecipes(tx: Tx, userId: string, entries: readonly WeekEntry[], { check, excluded }: CareRules) {
  const unsafe = unsafeEntries(entries, check)
  const searches = unsafe.map(({ day, meal, recipe, portions }) => ({
    meal,
    tags: recipe.tags,
    nutrition: recipe,
    portions,
    without: entries.filter((entry) => entry.day === day).map((entry) => entry.recipe.id),
  }))
  const candidates = await findSwapCandidates(tx, {
    userId,
    searches,
    excludedAllergens: excluded,
    limit: maxCandidates,
  })
  return replaceUnsafe(entries, check, new Map(unsafe.map((entry, index) => [entry, candidates[index] ?? []])))
}

/** Leaves out foods that conflict with a care profile; foods are not replaced. */
function adaptFoods(foods: readonly TemplateWeekFood[], { check }: CareRules) {
  const safe = foods.filter(({ food }) => isSafe(check(food)))
  const adapted = foods
    .filter((entry) => !safe.includes(entry))
    .map(({ day, meal, food }): Adaptation => {
      return { day, meal, name: food.name, replacement: null, reasons: reasonsOf(check(food)) }
    })
  return { safe, adapted }
}

const findTargets = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['kcal', 'carbs', 'proteins', 'fats'])
    .select((eb) => eb.ref('weekday_targets').$castTo<WeekdayTargets | null>().as('weekdayTargets'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/** Fits the portions of one weekday to its targets; disabled meals keep theirs. */
function fitWeekday(
  { recipes, foods }: Pick<WeekContent, 'recipes' | 'foods'>,
  day: Weekday,
  targets: MacroTargets | null,
  disabledMeals: ReadonlySet<Meal>,
): WeekEntry[] {
  const ofDay = recipes.filter((entry) => entry.day === day)
  if (!targets) return ofDay
  const isOff = ({ meal }: { readonly meal: Meal }) => disabledMeals.has(meal)
  const fixed = foods
    .filter((food) => food.day === day && !isOff(food))
    .map(({ food, grams }) => nutritionOfGrams(food.nutrition, grams))
  return [
    ...ofDay.filter(isOff),
    ...fitDay(
      ofDay.filter((entry) => !isOff(entry)),
      fixed,
      targets,
    ),
  ]
}

/** Change that replaces a whole plan by this week. */
function replacePlan(plan: PlanContent, { recipes, foods, notes }: WeekContent): PlanChange {
  const planned: readonly { day: Weekday; meal: Meal; position: number; input: EntryInput }[] = [
    ...recipes.map(({ recipe, portions, locked, ...slot }) => ({
      ...slot,
      input: { recipeId: recipe.id, portions, locked },
    })),
    ...foods.map(({ food, grams, locked, ...slot }) => ({ ...slot, input: { foodId: food.id, grams, locked } })),
  ]
  const changeOf = (day: Weekday, meal: Meal) => {
    const before = mealOf(plan, { day, meal })
    const entries = planned
      .filter((entry) => entry.day === day && entry.meal === meal)
      .sort((a, b) => a.position - b.position)
      .map(({ input }) => input)
    return { day, meal, before, after: mealFromInput({ note: notes.get(`${day} ${meal}`) ?? '', entries }, before) }
  }
  return { meals: withoutNoOps(weekdays.flatMap((day) => meals.map((meal) => changeOf(day, meal)))), switches: [] }
}

/** Shipped weeks from which members without a trainer start their own plan. */
export function weeksService(
  { database: { kysely, transaction }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>,
  changes: PlanChanges,
) {
  const findWeek = async (id: string) => {
    const week = (await listWeeks(kysely, {})).find((candidate) => candidate.id === id)
    if (!week) throw new Problem('not_found')
    return week
  }

  return {
    /** System templates, those that suit the actor best first. */
    list: async ({ id: userId }: Actor) => {
      const weeks = await listWeeks(kysely, {})
      const rules = await loadCareRules(kysely, dataKeys, userId)
      const itemIds = weeks.flatMap(({ entries }) => entries.map(({ itemId }) => itemId))
      const items = await loadItemsById(kysely, userId, itemIds)
      const { kcal } = await findTargets(kysely, userId)
      return offeredWeeks(weeks, items, { rules, kcal })
    },

    /**
     * Replaces the actor's whole plan by a system template. Recipes and foods that conflict with the care profile, or
     * have not declared one of its allergens, are replaced or left out, and listed.
     * @throws Problem `not_found`, `coached`, `changed_meanwhile`
     */
    start: async (actor: Actor, templateId: string, { versions }: StartInput) => {
      const { id: userId } = actor
      await findWeek(templateId)
      return transaction(async (tx) => {
        await lockUser(tx, userId)
        await refuseCoached(tx, actor, userId)
        const plan = await loadReleased(tx, userId)
        if (weekdays.some((day, index) => (plan.versions[day] ?? 0) !== versions[index]))
          throw new Problem('changed_meanwhile')
        const rules = await loadCareRules(tx, dataKeys, userId)
        const week = await loadWeekContent(tx, templateId, userId)
        const recipes = await adaptRecipes(tx, userId, week.recipes, rules)
        const foods = adaptFoods(week.foods, rules)
        const adapted = [...recipes.adapted, ...foods.adapted]
        const held = await findTargets(tx, userId)
        const safe = { recipes: recipes.entries, foods: foods.safe }
        const fitted = weekdays.flatMap((day) => fitWeekday(safe, day, targetsOn(held, day), plan.disabledMeals))
        const isFitted = weekdays.some((day) => targetsOn(held, day) !== null)
        const change = replacePlan(plan, { recipes: fitted, foods: foods.safe, notes: week.notes })
        if (isEmptyChange(change)) return { revisionId: null, adapted, fitted: isFitted }
        const command = { actorId: userId, userId, careAccess: 'open', overrides: [], cause: 'TEMPLATE' } as const
        const { revisionId } = await changes.release(tx, { ...command, change, knownItems: itemsOf(plan) })
        return { revisionId, adapted, fitted: isFitted }
      })
    },
  }
}
