import * as z from 'zod/mini'
import { type Diet, diets } from '../care-profile/options.ts'
import { recipe } from '../recipes/schemas.ts'
import { id, meal, weekday } from '../scalars.ts'
import { texts } from '../texts.ts'

/** A week to start a plan from. */
const startingWeek = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  diet: z.enum(Object.keys(diets) as [Diet, ...Diet[]]),
  /** Mean energy of a day with one portion of everything. */
  kcal: z.number(),
  days: z.array(z.object({ day: weekday, recipes: z.array(z.object({ meal, ...recipe.shape })) })),
})
export type StartingWeek = z.input<typeof startingWeek>

/** A recipe of a week that was not planned, because it conflicts with the care profile. */
const adaptation = z.object({
  day: weekday,
  meal,
  name: z.string(),
  /** Name of the recipe planned in its place; null where none was found. */
  replacement: z.nullable(z.string()),
  /** The conflicts, in German. */
  reasons: z.array(z.string()),
})
export type Adaptation = z.input<typeof adaptation>

export const weekSchemas = () => ({
  weeks: { summary: 'Weeks to start my plan from', output: z.array(startingWeek) },
  startWeek: {
    summary:
      'Replace my whole plan by a week, with portions for my targets and without what conflicts with my care profile; 409 `changed_meanwhile` when a day has another version',
    body: z.object({
      /** Its key. */
      week: z.string().check(z.maxLength(40, texts.default)),
      /** Of the days as the caller knows them, Monday first. */
      versions: z.array(z.int(texts.default).check(z.gte(0, texts.default))).check(z.length(7, texts.default)),
    }),
    output: z.object({
      /** The revision, for undoing it; null when the plan is the same already. */
      revisionId: z.nullable(id),
      adapted: z.array(adaptation),
      /** Whether the portions were fitted to targets. */
      fitted: z.boolean(),
    }),
  },
})
