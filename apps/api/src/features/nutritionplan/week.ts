import { measuresOf } from '@kostbar/contracts/foods/household-measures'
import { humanifiedMeals, type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import type { Db } from '../../infra/database.ts'
import { type MealSlotKey, mealSlotKey } from './plan-content.ts'
import { type DraftDay, findDraftState, findPlanState, type PlanState } from './plan-state.ts'
import {
  type DraftEntries,
  listDraftFoods,
  listDraftRecipes,
  listReleasedFoods,
  listReleasedRecipes,
  listTemplateFoods,
  listTemplateRecipes,
} from './planned-entries.ts'

type ReleasedRecipe = Awaited<ReturnType<typeof listReleasedRecipes>>[number]
type ReleasedFood = Awaited<ReturnType<typeof listReleasedFoods>>[number]

interface WeekRows {
  recipes: readonly ReleasedRecipe[]
  foods: readonly ReleasedFood[]
  notes: ReadonlyMap<MealSlotKey, string>
  disabledMeals: ReadonlySet<Meal>
  versionOf(day: Weekday): number
  /** Whether disabled meals list their planned entries. */
  listsDisabled: boolean
}

/** Builds all seven days, Monday first, each with all six meals. */
function toWeek({ recipes, foods, notes, disabledMeals, versionOf, listsDisabled }: WeekRows) {
  // Removed recipes cannot be opened, so their photo is not shown either.
  const shown = recipes.map((row) => (row.removed ? { ...row, image: null } : row))
  const recipesOf = Map.groupBy(shown, mealSlotKey)
  const foodsOf = Map.groupBy(
    foods.map(({ gramsPerPiece, portions, ...row }) => ({ ...row, measures: measuresOf({ gramsPerPiece, portions }) })),
    mealSlotKey,
  )
  return weekdays.map((day) => ({
    day,
    version: versionOf(day),
    meals: meals.map((meal) => {
      const key = mealSlotKey({ day, meal })
      const enabled = !disabledMeals.has(meal)
      const isListed = enabled || listsDisabled
      return {
        id: meal,
        humanifiedMeal: humanifiedMeals[meal],
        note: notes.get(key) ?? '',
        enabled,
        hasEntries: recipesOf.has(key) || foodsOf.has(key),
        recipes: isListed ? (recipesOf.get(key) ?? []) : [],
        foods: isListed ? (foodsOf.get(key) ?? []) : [],
      }
    }),
  }))
}

const notesOf = ({ notes }: PlanState) => new Map(notes.map((note) => [mealSlotKey(note), note.note]))

const emptyState: PlanState = { notes: [], disabledMeals: [], versions: {} }

/**
 * A user's released week; three queries. Versions are read before the entries: a change in between leaves a version
 * that is too old, so that a later save is refused, never one that is too new.
 */
export async function weekOf(db: Db, userId: string) {
  const [state = emptyState] = await findPlanState(db, { userId })
  const [recipes, foods] = await Promise.all([listReleasedRecipes(db, { userId }), listReleasedFoods(db, { userId })])
  return toWeek({
    recipes,
    foods,
    notes: notesOf(state),
    disabledMeals: new Set(state.disabledMeals),
    versionOf: (day) => state.versions[day] ?? 0,
    listsDisabled: false,
  })
}

/** Entries of changed days with day, meal and position. */
const entriesOf = (days: readonly DraftDay[]): DraftEntries =>
  days.flatMap(({ day, meals: changed }) =>
    changed.flatMap(({ meal, entries }) => entries.map((entry, position) => ({ ...entry, day, meal, position }))),
  )

/** A user's week with the draft applied, and the draft's metadata; three queries. */
export async function draftOf(db: Db, userId: string) {
  const [state] = await findDraftState(db, { userId })
  const { draftVersion = null, author = null, updatedAt = null, versions = {}, disabledMeals = [] } = state ?? {}
  const days = new Map((state?.days ?? []).map((changed) => [changed.day, changed]))
  const params = { userId, days: [...days.keys()], entries: JSON.stringify(entriesOf([...days.values()])) }
  const [recipes, foods] = await Promise.all([listDraftRecipes(db, params), listDraftFoods(db, params)])
  const notes = (state?.notes ?? []).filter(({ day }) => !days.has(day))
  const draftNotes = [...days.values()].flatMap(({ day, meals: changed }) =>
    changed.map(({ meal, note }) => ({ day, meal, note })),
  )
  const switches = Object.entries(state?.switches ?? {}) as [Meal, boolean][]
  const disabled = new Set(disabledMeals)
  for (const [meal, enabled] of switches) enabled ? disabled.delete(meal) : disabled.add(meal)
  return {
    days: toWeek({
      recipes,
      foods,
      notes: notesOf({ notes: [...notes, ...draftNotes], disabledMeals, versions }),
      disabledMeals: disabled,
      versionOf: (day) => days.get(day)?.version ?? versions[day] ?? 0,
      listsDisabled: true,
    }),
    version: draftVersion ?? 0,
    exists: draftVersion !== null,
    released: weekdays.map((day) => versions[day] ?? 0),
    base: weekdays.map((day) => days.get(day)?.base ?? null),
    author,
    updatedAt,
  }
}

interface TemplateWeekParams {
  readonly templateId: string
  /** Id of the reading user. */
  readonly userId: string
  readonly notes: PlanState['notes']
  readonly versions: PlanState['versions']
}

/** Week of a template in the form of a plan's week, without disabled meals; two queries. */
export async function templateWeekOf(db: Db, { templateId, userId, notes, versions }: TemplateWeekParams) {
  const params = { templateId, userId }
  const [recipes, foods] = await Promise.all([listTemplateRecipes(db, params), listTemplateFoods(db, params)])
  return toWeek({
    recipes,
    foods,
    notes: notesOf({ notes, disabledMeals: [], versions }),
    disabledMeals: new Set(),
    versionOf: (day) => versions[day] ?? 0,
    listsDisabled: false,
  })
}
