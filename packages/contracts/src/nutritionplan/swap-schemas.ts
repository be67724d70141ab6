import * as z from 'zod/mini'
import { portions, recipe } from '../recipes/schemas.ts'
import { id, meal, weekday } from '../scalars.ts'
import { texts } from '../texts.ts'

/** Most recipes that are proposed at a time. */
export const maxSwaps = 12

/** Largest relative difference of the energy of a recipe from that of the one it replaces. */
export const swapTolerance = 0.1

/** Whether energies, both in kcal, are close enough for a swap. */
export const isCloseEnergy = (kcal: number, planned: number): boolean =>
  // Sums of floating point numbers may miss the bound by their last digit.
  Math.abs(kcal - planned) <= planned * swapTolerance + 1e-6

/** A recipe that may take the place of a planned one; kcal and grams are those of one portion. */
const swapProposal = z.object({
  ...recipe.shape,
  /** Portions with which its energy comes close to that of the planned recipe. */
  portions: z.number(),
})
export type SwapProposal = z.input<typeof swapProposal>

export const swapSchemas = () => ({
  swaps: {
    summary:
      'At most 12 recipes for the same meal with about the same energy that respect the care profile; undeclared allergens last',
    params: z.object({ userId: id }),
    query: z.object({
      day: weekday,
      meal,
      recipeId: id,
      /** Those of the recipe as it is planned. */
      portions: z._default(
        z.coerce
          .number(texts.portions)
          .check(z.gte(0.25, texts.portions), z.lte(10, texts.portions), z.multipleOf(0.25, texts.portions)),
        1,
      ),
    }),
    output: z.array(swapProposal),
  },
  swap: {
    summary:
      'Plan another recipe in the place of one: 409 `no_swap` when its energy differs by more than 10 % or it conflicts with the care profile, 409 `changed_meanwhile` when the day has another version',
    params: z.object({ userId: id }),
    body: z.object({
      day: weekday,
      meal,
      /** The day's version as the caller knows it. */
      version: z.int(texts.default).check(z.gte(0, texts.default)),
      /** The planned recipe. */
      from: id,
      to: id,
      /** Of the new recipe. */
      portions,
    }),
    output: z.object({
      version: z.int(),
      /** The revision, for undoing it. */
      revisionId: id,
    }),
  },
})
