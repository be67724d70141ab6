import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { cursorQuery, id, meal, timestamp, weekday } from '../scalars.ts'
import { overrides } from './override-schemas.ts'

/** Meal as stored in a revision. Names are null when the recipe or food no longer exists. */
const revisionMeal = z.object({
  note: z.string(),
  entries: z.array(
    z.object({
      recipeId: z.nullable(id),
      foodId: z.nullable(id),
      name: z.nullable(z.string()),
      /** Portions of a recipe; null for a food. */
      portions: z.nullable(z.number()),
      /** Grams of a food; null for a recipe. */
      grams: z.nullable(z.number()),
      locked: z.boolean(),
    }),
  ),
})
export type RevisionMeal = z.input<typeof revisionMeal>

/** Revision: a change of a plan. */
const revision = z.object({
  id,
  /** Whether the change was made to the draft; otherwise to the released plan. */
  draft: z.boolean(),
  cause: z.enum(['EDIT', 'FIT', 'SWAP', 'TEMPLATE', 'PUBLISH', 'UNDO']),
  /** First name of its author; null when that account is deleted. */
  author: z.nullable(z.string()),
  createdAt: timestamp,
  undoneAt: z.nullable(timestamp),
  undoneBy: z.nullable(z.string()),
  /** Whether the caller may undo the change. */
  mayUndo: z.boolean(),
  meals: z.array(z.object({ day: weekday, meal, before: revisionMeal, after: revisionMeal })),
  /** Meals switched on or off by the change. */
  switches: z.array(z.object({ meal, enabled: z.boolean() })),
})
export type PlanRevision = z.input<typeof revision>

export const revisionSchemas = () => ({
  revisions: {
    summary: 'Changes of a plan in the last 90 days, newest first, 20 at a time; those of the draft for staff only',
    params: z.object({ userId: id }),
    query: cursorQuery,
    output: z.object({ items: z.array(revision), cursor: z.nullable(id) }),
  },
  undo: {
    summary:
      'Undo a change of a plan. 409 `changed_meanwhile` with the current meals unless they are as the change left them; 409 `allergen_conflict` as `saveDay`',
    params: z.object({ userId: id, id }),
    body: z.object({ overrides }),
    output: done,
  },
})
