import * as z from 'zod/mini'
import { id } from '../scalars.ts'
import { texts } from '../texts.ts'

/** How much a printed recipe is for; more than the portions of a plan, because a recipe may be cooked for many. */
const cookedPortions = z.coerce
  .number(texts.portions)
  .check(z.gte(0.25, texts.portions), z.lte(50, texts.portions), z.multipleOf(0.25, texts.portions))

export const printoutsSchemas = () => ({
  week: {
    summary: "A user's plan for the seven days from today, as a PDF",
    params: z.object({ userId: id }),
    output: z.unknown(),
  },
  recipe: {
    summary: 'A recipe as a PDF; as written, or for a number of portions',
    params: z.object({ recipeId: id }),
    query: z.object({ portions: z.optional(cookedPortions) }),
    output: z.unknown(),
  },
  shoppingList: {
    summary: "What is open on a user's shopping list, as a PDF",
    params: z.object({ userId: id }),
    output: z.unknown(),
  },
})
