import * as z from 'zod/mini'
import { line, webLink } from '../scalars.ts'

/** Source of a recipe: a page or a book, as the recipe's author named it. */
export const recipeSource = z.object({
  title: z.nullable(z.string()),
  author: z.nullable(z.string()),
  url: z.nullable(z.string()),
})
export type RecipeSource = z.input<typeof recipeSource>

/** Input of a recipe's source. */
export const writtenSource = z.object({
  title: z._default(z.nullable(line(200)), null),
  author: z._default(z.nullable(line(120)), null),
  url: z._default(z.nullable(webLink), null),
})
