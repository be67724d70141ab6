import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { portions, recipe } from '../recipes/schemas.ts'
import { id, meal, paragraph, weekday } from '../scalars.ts'
import { texts } from '../texts.ts'

/** A recipe in a meal with its number of portions; kcal and grams are those of one portion. */
const plannedRecipe = z.object({
  ...recipe.shape,
  portions: z.number(),
  /** Withdrawn since it was planned, or a former trainer's: still counted, but cannot be opened or planned again. */
  removed: z.boolean(),
})
export type PlannedRecipe = z.input<typeof plannedRecipe>

export const plannedMeal = z.object({
  id: meal,
  humanifiedMeal: z.string(),
  note: z.string(),
  /** A disabled meal keeps its recipes, but lists none until it is enabled again. */
  enabled: z.boolean(),
  recipes: z.array(plannedRecipe),
})
export type PlannedMeal = z.input<typeof plannedMeal>

export const planDay = z.object({ day: weekday, meals: z.array(plannedMeal) })
export type PlanDay = z.input<typeof planDay>

/** New portions of a planned recipe. */
const portionChange = z.object({
  day: weekday,
  meal,
  recipeId: id,
  /** As the caller knows them: the change is refused when somebody else changed them meanwhile. */
  from: portions,
  to: portions,
})
export type PortionChange = z.infer<typeof portionChange>

/** More than a week of full meals has. */
const maxPortionChanges = 840

export const nutritionplanSchemas = () => ({
  mine: { summary: 'My plan for the week, Monday first', output: z.array(planDay) },
  ofUser: { summary: "A user's plan for the week", params: z.object({ userId: id }), output: z.array(planDay) },
  toggle: {
    summary: 'Add a recipe to a meal or remove it; for oneself or for a client',
    body: z.object({
      day: weekday,
      recipeId: id,
      userId: id,
      meal,
      portions: z._default(portions, 1),
      /** The resulting state; toggles when omitted. A recipe already planned gets the new portions. */
      toggled: z.optional(z.boolean(texts.default)),
    }),
    output: z.object({ success: z.literal(true), toggled: z.boolean() }),
  },
  portions: {
    summary:
      'Change the portions of planned recipes, all or none; 409 `changed_meanwhile` when the plan is another by now',
    params: z.object({ userId: id }),
    body: z.object({ changes: z.array(portionChange).check(z.minLength(1), z.maxLength(maxPortionChanges)) }),
    output: done,
  },
  mealnote: {
    summary: 'Set the note of a meal; an empty note removes it',
    body: z.object({ day: weekday, meal, userId: id, note: paragraph(500) }),
    output: done,
  },
  togglemeal: {
    summary: 'Switch a meal of a user on or off, for the whole week; answers with the resulting state',
    params: z.object({ id, meal }),
    query: z.object({
      /** The resulting state; toggles when omitted. */
      enabled: z.optional(z.enum(['true', 'false'])),
    }),
    output: z.object({ success: z.literal(true), enabled: z.boolean() }),
  },
})
