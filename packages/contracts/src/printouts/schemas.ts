import * as z from 'zod/mini'
import { cookedPortions } from '../recipes/schemas.ts'
import { id } from '../scalars.ts'
import { texts } from '../texts.ts'

export const printoutsSchemas = () => ({
  week: {
    summary: "A user's plan for the seven days from today, as a PDF",
    params: z.object({ userId: id }),
    output: z.unknown(),
  },
  recipe: {
    summary:
      'A recipe as a PDF; as written, or for a number of portions. With the conflicts of the caller, or of a client with ?userid=',
    params: z.object({ recipeId: id }),
    query: z.object({
      portions: z.optional(z.pipe(z.coerce.number<unknown>(texts.cookedPortions), cookedPortions)),
      userid: z.optional(id),
    }),
    output: z.unknown(),
  },
  shoppingList: {
    summary: "What is open on a user's shopping list, as a PDF",
    params: z.object({ userId: id }),
    output: z.unknown(),
  },
})
