import * as z from 'zod/mini'
import { portions, recipe } from '../recipes/schemas.ts'
import { id, meal, weekday } from '../scalars.ts'
import { texts } from '../texts.ts'

/** Maximum number of proposed recipes. */
export const maxSwaps = 12

/** Maximum relative difference in energy between a recipe and the one it replaces. */
export const swapTolerance = 0.1

/** Whether two energies in kcal are close enough for a swap. */
export const isCloseEnergy = (kcal: number, planned: number): boolean =>
  // Tolerance for floating point sums that miss the bound by their last digit.
  Math.abs(kcal - planned) <= planned * swapTolerance + 1e-6

/** Recipe proposed for a swap; kcal and grams are per portion. */
const swapProposal = z.object({
  ...recipe.shape,
  /** Portions with which its energy comes close to the planned recipe's. */
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
      /** Portions of the planned recipe. */
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
      /** Day version on which the swap is based. */
      version: z.int(texts.default).check(z.gte(0, texts.default)),
      /** Id of the planned recipe. */
      from: id,
      to: id,
      /** Portions of the new recipe. */
      portions,
    }),
    output: z.object({
      version: z.int(),
      /** Id of the revision, for undoing the swap. */
      revisionId: id,
    }),
  },
})
