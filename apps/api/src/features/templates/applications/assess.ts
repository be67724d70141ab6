import { createHash } from 'node:crypto'
import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import { targetsOn } from '@kostbar/contracts/macros/weekday-targets'
import { type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import { noNutrition, scaledNutrition, sumOfNutrition } from '@kostbar/contracts/nutrition'
import { conflictText } from '@kostbar/contracts/nutritionplan/conflict-text'
import { type FitEntry, type FitLimit, fitPortions } from '@kostbar/contracts/nutritionplan/fit-portions'
import type { ApplyMode, ApplyWarning, ClientConflict } from '@kostbar/contracts/templates/apply-schemas'
import {
  type EntryContent,
  emptyMeal,
  itemIdOf,
  type MealChange,
  type MealContent,
  mealOf,
  mealSlotKey,
  newEntriesOf,
  type PlanContent,
  withIdsOf,
  withoutNoOps,
} from '../../nutritionplan/service.ts'
import type { TemplateContent } from '../content.ts'
import { texts } from '../texts.ts'
import type { ApplyClient } from './clients.ts'
import type { ApplyItem } from './items.ts'

/** Options for applying a template. */
export interface ApplyOptions {
  readonly mode: ApplyMode
  readonly scalePortions: boolean
  readonly release: boolean
}

type Items = ReadonlyMap<string, ApplyItem>

/** Effect of applying a template on one day of a client's plan. */
interface AssessedDay {
  readonly day: Weekday
  readonly targets: Nutrition | null
  readonly sum: Nutrition
  readonly limits: readonly FitLimit[]
  readonly overwritten: readonly { readonly meal: Meal; readonly name: string }[]
  readonly changed: boolean
}

/** Effect of applying a template on a client's plan. */
export interface Assessment {
  readonly days: readonly AssessedDay[]
  readonly conflicts: readonly ClientConflict[]
  readonly warnings: readonly ApplyWarning[]
  readonly changes: readonly MealChange[]
  /** Hash of everything that the trainer decides on; changes with it. */
  readonly basis: string
}

const isEmpty = ({ note, entries }: MealContent) => note === '' && entries.length === 0

const contentOf = (content: TemplateContent, day: Weekday, meal: Meal): MealContent =>
  content.get(mealSlotKey({ day, meal })) ?? emptyMeal

/** Template content without recipes and foods that can no longer be planned. */
export const plannableContent = (content: TemplateContent, items: Items): TemplateContent =>
  new Map(
    [...content].map(([key, { note, entries }]) => [
      key,
      { note, entries: entries.filter((entry) => items.get(itemIdOf(entry))?.isPlannable) },
    ]),
  )

/** New plan entry from a template entry; a recipe gets its current version. */
const asNew = (entry: EntryContent): EntryContent => ({ ...entry, id: null, recipeVersion: null })

/**
 * Meals of a day after applying the template, before portions are fitted. Days that are empty in the template stay
 * unchanged.
 */
function mergedDay(plan: PlanContent, content: TemplateContent, day: Weekday, mode: ApplyMode): Map<Meal, MealContent> {
  const isPlanned = meals.some((meal) => !isEmpty(contentOf(content, day, meal)))
  const merge = (meal: Meal): MealContent => {
    const before = mealOf(plan, { day, meal })
    const planned = contentOf(content, day, meal)
    const isKept = mode === 'FILL_EMPTY' ? !isEmpty(before) || isEmpty(planned) : !isPlanned
    return isKept ? before : withIdsOf(before, { note: planned.note, entries: planned.entries.map(asNew) })
  }
  return new Map(meals.map((meal) => [meal, merge(meal)]))
}

/** Nutrition of an entry: of one portion of a recipe, or of the planned grams of a food. */
const nutritionOf = (entry: EntryContent, items: Items): Nutrition =>
  scaledNutrition(items.get(itemIdOf(entry))?.nutrition ?? noNutrition, entry.grams === null ? 1 : entry.grams / 100)

interface MealEntry {
  readonly meal: Meal
  readonly entry: EntryContent
}

/**
 * Input of the portion fit. As in the plan, foods and locked recipes keep their amounts; entries planned before do,
 * too.
 */
const fitEntry = ({ entry }: MealEntry, items: Items, isNew: boolean): FitEntry => ({
  nutrition: nutritionOf(entry, items),
  portions: entry.portions,
  locked: !isNew || entry.locked || entry.foodId !== null,
})

const sumOf = (mealEntries: readonly MealEntry[], items: Items): Nutrition =>
  sumOfNutrition(mealEntries.map(({ entry }) => scaledNutrition(nutritionOf(entry, items), entry.portions)))

/** Names of the entries, and the note, that a meal loses. */
const lossesOf = ({ meal, before, after }: MealChange, items: Items) => [
  ...before.entries
    .filter((entry) => !after.entries.some((other) => itemIdOf(other) === itemIdOf(entry)))
    .map((entry) => ({ meal, name: items.get(itemIdOf(entry))?.name ?? '' })),
  ...(before.note !== '' && before.note !== after.note ? [{ meal, name: texts.note }] : []),
]

interface DayParams {
  readonly client: ApplyClient
  readonly plan: PlanContent
  readonly content: TemplateContent
  readonly items: Items
  readonly options: ApplyOptions
}

function assessDay(day: Weekday, { client, plan, content, items, options }: DayParams) {
  const merged = mergedDay(plan, content, day, options.mode)
  const isChanged = (meal: Meal) => merged.get(meal) !== mealOf(plan, { day, meal })
  const mealEntries = [...merged].flatMap(([meal, { entries }]) => entries.map((entry) => ({ meal, entry })))
  const counted = mealEntries.filter(({ meal }) => !plan.disabledMeals.has(meal))
  const targets = targetsOn(client, day)
  const fit =
    targets && options.scalePortions && counted.some(({ meal }) => isChanged(meal))
      ? fitPortions(
          counted.map((mealEntry) => fitEntry(mealEntry, items, isChanged(mealEntry.meal))),
          targets,
        )
      : null
  const portionsOf = new Map(fit?.portions.map((portions, index) => [counted[index]?.entry, portions]))
  const fitted = (entry: EntryContent) => ({ ...entry, portions: portionsOf.get(entry) ?? entry.portions })
  const changes = withoutNoOps(
    [...merged].map(([meal, { note, entries }]) => ({
      day,
      meal,
      before: mealOf(plan, { day, meal }),
      after: { note, entries: entries.map(fitted) },
    })),
  )
  const sum = fit?.after ?? sumOf(counted, items)
  const assessed: AssessedDay = {
    day,
    targets,
    sum,
    limits: fit?.limits ?? [],
    overwritten: changes.flatMap((change) => lossesOf(change, items)),
    changed: changes.length > 0,
  }
  return { assessed, changes }
}

/** Conflicts of newly planned items with the care profile, each item once. */
function conflictsOf({ care }: ApplyClient, changes: readonly MealChange[], items: Items): ClientConflict[] {
  const unique = new Map(newEntriesOf(changes).map((entry) => [itemIdOf(entry), entry]))
  return [...unique].flatMap(([id, { recipeId, foodId }]) => {
    const item = items.get(id)
    if (!item) return []
    return care.check(item).map((conflict): ClientConflict => {
      const needsReason = conflict.level === 'allergen' && !care.hasReason(id, conflict.allergen)
      return {
        level: conflict.level,
        recipeId,
        foodId,
        name: item.name,
        text: conflictText(conflict),
        allergen: needsReason ? conflict.allergen : null,
      }
    })
  })
}

const shownEntry = (entry: EntryContent) => [itemIdOf(entry), entry.portions, entry.grams, entry.locked]
const shownMeal = ({ note, entries }: MealContent) => [note, entries.map(shownEntry)]

/** Hash of everything that the trainer decides on. */
const basisOf = (
  { plan }: ApplyClient,
  changes: readonly MealChange[],
  conflicts: readonly ClientConflict[],
  options: ApplyOptions,
): string => {
  const shown = [
    Object.values(options),
    changes.map(({ day, meal, before, after }) => [day, meal, shownMeal(before), shownMeal(after)]),
    conflicts.map(({ recipeId, foodId, text, allergen }) => [recipeId, foodId, text, allergen]),
    weekdays.map((day) => plan.released.versions[day] ?? 0),
    plan.draft?.version ?? 0,
    [...plan.disabledMeals].sort(),
  ]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}

/**
 * Assesses the effect of applying a template on a client's plan; writes nothing.
 * @param content content that can be planned, see `plannableContent`
 */
export function assess(client: ApplyClient, content: TemplateContent, items: Items, options: ApplyOptions): Assessment {
  const plan = options.release ? client.plan.released : client.plan
  const days = weekdays.map((day) => assessDay(day, { client, plan, content, items, options }))
  const changes = days.flatMap((day) => day.changes)
  const conflicts = conflictsOf(client, changes, items)
  const hasTargets = days.some(({ assessed }) => assessed.targets !== null)
  const isInDisabled = changes.some(({ meal, after }) => plan.disabledMeals.has(meal) && after.entries.length > 0)
  const warnings: ApplyWarning[] = [
    ...(changes.length === 0 ? (['NOTHING_CHANGES'] as const) : []),
    ...(hasTargets ? [] : (['NO_TARGETS'] as const)),
    ...(options.release && client.plan.draft ? (['DRAFT'] as const) : []),
    ...(isInDisabled ? (['MEALS_OFF'] as const) : []),
  ]
  const basis = basisOf(client, changes, conflicts, options)
  return { days: days.map(({ assessed }) => assessed), conflicts, warnings, changes, basis }
}
