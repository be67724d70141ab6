import * as z from 'zod/mini'
import { foodOrigin } from '../foods/food-origin.ts'
import { nutrition } from '../macros/schemas.ts'
import { done } from '../problem.ts'
import { allergen, portions, recipe } from '../recipes/schemas.ts'
import { id, meal, paragraph, timestamp, weekday } from '../scalars.ts'
import { texts } from '../texts.ts'
import { maxEntriesPerMeal, mealNoteLength } from './limits.ts'
import { overrideSchemas, overrides } from './override-schemas.ts'
import { revisionSchemas } from './revision-schemas.ts'
import { swapSchemas } from './swap-schemas.ts'

/** Fields shared by planned recipes and foods. */
const plannedEntry = {
  entryId: id,
  /** Position within the meal; recipes and foods are ordered together. */
  position: z.int(),
  /** Whether the portion fit must not change the entry. */
  locked: z.boolean(),
  /**
   * Whether the recipe or food was withdrawn since, or belongs to a former trainer: it still counts, but cannot be
   * opened or planned again.
   */
  removed: z.boolean(),
}

/** Recipe in a meal with its number of portions; kcal and grams are per portion. */
const plannedRecipe = z.object({
  ...recipe.shape,
  ...plannedEntry,
  portions: z.number(),
  /** Whether the recipe was edited since its meal was last saved. */
  edited: z.boolean(),
})
export type PlannedRecipe = z.input<typeof plannedRecipe>

/** Food in a meal by weight; kcal and macros are those of the planned weight. */
const plannedFood = z.object({
  ...plannedEntry,
  foodId: id,
  name: z.string(),
  grams: z.number(),
  /** Household measures of the food, including the piece. */
  measures: z.array(z.object({ name: z.string(), grams: z.number() })),
  ...nutrition.shape,
  allergens: z.array(allergen),
  /** Whether the allergens were stated: an empty list means "none" when true, "unknown" when false. */
  allergensStated: z.boolean(),
})
export type PlannedFood = z.input<typeof plannedFood>

const plannedMeal = z.object({
  id: meal,
  humanifiedMeal: z.string(),
  note: z.string(),
  /**
   * Whether the meal is switched on. A disabled meal keeps its recipes and foods, but outside the draft they are not
   * listed until it is enabled.
   */
  enabled: z.boolean(),
  /** Whether recipes or foods are planned, listed or not. API processes of the release before do not send it. */
  hasEntries: z.optional(z.boolean()),
  recipes: z.array(plannedRecipe),
  foods: z.array(plannedFood),
})
export type PlannedMeal = z.input<typeof plannedMeal>

export const planDay = z.object({
  day: weekday,
  /**
   * Day version, increased by each change of the day's meals; 0 before the first change. Switching a meal does not
   * increase it.
   */
  version: z.int(),
  meals: z.array(plannedMeal),
})
export type PlanDay = z.input<typeof planDay>

const version = z.int(texts.default).check(z.gte(0, texts.default))

const locked = z._default(z.boolean(texts.default), false)

/** Recipe or food of a meal; its place in the list is its position. */
const entryInput = z.union([
  z.object({ recipeId: id, portions, locked }),
  z.object({
    foodId: id,
    grams: z.number(texts.planGrams).check(z.gte(1, texts.planGrams), z.lte(5000, texts.planGrams)),
    locked,
  }),
])
export type EntryInput = z.output<typeof entryInput>

const itemKey = (entry: EntryInput) => ('recipeId' in entry ? entry.recipeId : entry.foodId)

const areUnique = (values: readonly string[]) => new Set(values).size === values.length

const mealInput = z.object({
  meal,
  note: paragraph(mealNoteLength),
  entries: z.array(entryInput).check(
    z.maxLength(maxEntriesPerMeal, texts.planEntries),
    z.refine((entries) => areUnique(entries.map(itemKey)), texts.plannedTwice),
  ),
})
export type MealInput = z.output<typeof mealInput>

/** Changed meals of a day; omitted meals stay as they are. */
export const mealInputs = z.array(mealInput).check(
  z.minLength(1, texts.default),
  z.maxLength(6, texts.default),
  z.refine((changed) => areUnique(changed.map(({ meal: id }) => id)), texts.default),
)

/** Changed meals of a day, with the version they are based on. */
const dayInput = z.object({
  day: weekday,
  /** Day version on which the change is based. */
  version,
  meals: mealInputs,
  overrides,
  cause: z._default(z.enum(['EDIT', 'FIT', 'SWAP', 'UNDO']), 'EDIT'),
})
export type DayInput = z.output<typeof dayInput>

/** New portions of a planned recipe. */
const portionChange = z.object({
  day: weekday,
  meal,
  recipeId: id,
  /** Current portions as the caller knows them; the change is refused when somebody else changed them meanwhile. */
  from: portions,
  to: portions,
})
export type PortionChange = z.infer<typeof portionChange>

const ofUser = z.object({ userId: id })

/** Maximum number of portion changes per call; more than a full week has. */
const maxPortionChanges = 840

export const nutritionplanSchemas = () => ({
  mine: { summary: 'My plan for the week, Monday first', output: z.array(planDay) },
  ofUser: { summary: "A user's plan for the week", params: z.object({ userId: id }), output: z.array(planDay) },
  sources: {
    summary: "Where the values of a user's released plan come from, each source once",
    params: ofUser,
    output: z.array(foodOrigin),
  },
  toggle: {
    summary: 'Add a recipe to a meal or remove it; for oneself or for a client. 409 `allergen_conflict` as `saveDay`',
    body: z.object({
      day: weekday,
      recipeId: id,
      userId: id,
      meal,
      portions: z._default(portions, 1),
      /** Resulting state; the call toggles when omitted. A recipe already planned gets the new portions. */
      toggled: z.optional(z.boolean(texts.default)),
      overrides,
    }),
    output: z.object({ success: z.literal(true), toggled: z.boolean() }),
  },
  saveDay: {
    summary:
      'Replace meals of a day of my plan. 409 `changed_meanwhile` when the day has another version or a changed meal is disabled, 409 `allergen_conflict` without the reason that planning against an allergen needs',
    body: dayInput,
    output: z.object({ version: z.int() }),
  },
  draft: {
    summary: "A client's week with what is not released yet",
    params: ofUser,
    output: z.object({
      /** Days of the plan; disabled meals list their recipes and foods too. */
      days: z.array(planDay),
      /** Version of the draft, increased by each change; 0 without a draft. */
      version: z.int(),
      /** Whether the draft contains changes that are not released yet. */
      exists: z.boolean(),
      /** Versions of the released days, Monday first. */
      released: z.array(z.int()),
      /** Versions of the released days on which the draft is based; null for days that it does not change. */
      base: z.array(z.nullable(z.int())),
      /** First name of the person who changed the draft last. */
      author: z.nullable(z.string()),
      updatedAt: z.nullable(timestamp),
    }),
  },
  saveDraftDay: {
    summary: "Replace meals of a day in the draft of a client's plan, disabled ones too; else refused as `saveDay` is",
    params: ofUser,
    body: dayInput,
    output: z.object({ version: z.int() }),
  },
  switchDraftMeal: {
    summary: 'Switch a meal on or off in the draft, for the whole week',
    params: ofUser,
    body: z.object({ meal, enabled: z.boolean(texts.default) }),
    output: done,
  },
  discardDraft: { summary: 'Discard the draft', params: ofUser, output: done },
  publish: {
    summary:
      'Release the draft to the client. 409 `changed_meanwhile` when the draft, or a released day it changes, has another version; 409 `allergen_conflict` as `saveDay`',
    params: ofUser,
    body: z.object({
      /** Version of the draft. */
      draft: version,
      /** Versions of the released days, Monday first. */
      released: z.array(version).check(z.length(7, texts.default)),
      overrides,
    }),
    output: done,
  },
  setPortions: {
    summary:
      'Change the portions of planned recipes, all or none; 409 `changed_meanwhile` when the plan is another by now',
    params: z.object({ userId: id }),
    body: z.object({ changes: z.array(portionChange).check(z.minLength(1), z.maxLength(maxPortionChanges)) }),
    output: done,
  },
  ...revisionSchemas(),
  ...overrideSchemas(),
  ...swapSchemas(),
  setMealNote: {
    summary: 'Set the note of a meal; an empty note removes it',
    body: z.object({ day: weekday, meal, userId: id, note: paragraph(mealNoteLength) }),
    output: done,
  },
  toggleMeal: {
    summary: 'Switch a meal of a user on or off, for the whole week; answers with the resulting state',
    params: z.object({ id, meal }),
    query: z.object({
      /** Resulting state; the call toggles when omitted. */
      enabled: z.optional(z.enum(['true', 'false'])),
    }),
    output: z.object({ success: z.literal(true), enabled: z.boolean() }),
  },
})
