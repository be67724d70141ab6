import * as z from 'zod/mini'
import { id, meal, weekday } from '../scalars.ts'
import { texts } from '../texts.ts'

/** System template (shipped week) from which a plan can be started. */
const startingWeek = z.object({
  id,
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  /** Mean energy of the planned days in kcal. */
  kcal: z.number(),
  /** Number of its recipes and foods that conflict with the own care profile, and would be replaced or left out. */
  conflicts: z.number(),
  /** Names of the recipes and foods by day and meal. */
  days: z.array(z.object({ day: weekday, entries: z.array(z.object({ meal, name: z.string() })) })),
})
export type StartingWeek = z.input<typeof startingWeek>

/** Adaptation: a recipe of a shipped week that was not planned, because it conflicts with the care profile. */
const adaptation = z.object({
  day: weekday,
  meal,
  name: z.string(),
  /** Name of the recipe planned in its place; null where none was found. */
  replacement: z.nullable(z.string()),
  /** German texts of the conflicts. */
  reasons: z.array(z.string()),
})
export type Adaptation = z.input<typeof adaptation>

export const weekSchemas = () => ({
  weeks: {
    summary: 'System templates to start my plan from, those that suit my care profile and targets best first',
    output: z.array(startingWeek),
  },
  startWeek: {
    summary:
      'Replace my whole plan by a system template, with portions for my targets and without what conflicts with my care profile; 409 `changed_meanwhile` when a day has another version',
    params: z.object({ id }),
    body: z.object({
      /** Day versions on which the change is based, Monday first. */
      versions: z.array(z.int(texts.default).check(z.gte(0, texts.default))).check(z.length(7, texts.default)),
    }),
    output: z.object({
      /** Id of the revision, for undoing it; null when nothing had to change. */
      revisionId: z.nullable(id),
      adapted: z.array(adaptation),
      /** Whether the portions were fitted to macro targets. */
      fitted: z.boolean(),
    }),
  },
})
