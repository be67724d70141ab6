import * as z from 'zod/mini'
import { id, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'

const kcal = z.number(texts.kcal).check(z.int(texts.kcal), z.gte(800, texts.kcal), z.lte(6000, texts.kcal))
const grams = z.number(texts.grams).check(z.int(texts.grams), z.gte(0, texts.grams), z.lte(1000, texts.grams))

/** Daily targets: energy in kcal, the three macros in grams. */
export const macroTargets = z.object({ kcal, proteins: grams, fats: grams, carbs: grams })
export type MacroTargets = z.infer<typeof macroTargets>

/** Nutrition of a portion, meal or day: kcal and grams, unrounded. */
export const nutrition = z.object({ kcal: z.number(), carbs: z.number(), proteins: z.number(), fats: z.number() })
export type Nutrition = z.infer<typeof nutrition>

/** An entry of the history of targets. */
const macroTargetEntry = z.object({
  ...macroTargets.shape,
  id,
  createdAt: timestamp,
  /** First name of who set them; null once that account is gone. */
  setBy: z.nullable(z.string()),
})
export type MacroTargetEntry = z.input<typeof macroTargetEntry>

const ofUser = z.object({ id })

export const macrosSchemas = () => ({
  set: {
    summary: 'Set the daily targets of a user; warns when the grams do not add up to the energy',
    params: ofUser,
    body: macroTargets,
    output: z.object({ success: z.literal(true), warning: z.nullable(z.string()) }),
  },
  history: {
    summary: 'The targets of a user over time, newest first, at most 50',
    params: ofUser,
    output: z.array(macroTargetEntry),
  },
})
