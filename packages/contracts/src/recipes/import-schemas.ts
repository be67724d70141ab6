import * as z from 'zod/mini'
import { id, line, webLink } from '../scalars.ts'
import { texts } from '../texts.ts'
import { maxImportPageLength, maxImportTextLength } from './import-limits.ts'
import { recipeSource } from './source.ts'
import { unit } from './unit-schema.ts'

const pasted = (max: number) =>
  z.string(texts.importText).check(
    z.maxLength(max, texts.tooLong(max)),
    z.refine((text) => text.trim() !== '', texts.importText),
  )

/** Pasted text to import a recipe from. */
const recipeText = z.object({ text: pasted(maxImportTextLength) })

/** URL of a page to import a recipe from. */
const recipeAddress = z.object({ url: webLink })

/** Line of an ingredient list, as the import understood it. */
const importedIngredient = z.object({
  /** Line as written. */
  line: z.string(),
  /** Amount; null when a person has to enter it. */
  amount: z.nullable(z.number()),
  unit,
  /** Household measure in which the grams are counted: `Dose`, 400 g; null for other amounts. */
  measure: z.nullable(z.object({ name: z.string(), grams: z.number() })),
  name: z.string(),
  note: z.nullable(z.string()),
  foodId: z.nullable(id),
  foodName: z.nullable(z.string()),
  /**
   * What a person should check: `UNKNOWN`: the food has to be chosen; `SIMILAR`: the food has another name than the
   * line.
   */
  foodCheck: z.nullable(z.enum(['UNKNOWN', 'SIMILAR'])),
  /**
   * What a person should check: `MISSING`: the line has no amount; `RANGE`: the amount is the mean of a range;
   * `ESTIMATED`: it is a usual amount, or the line does not say whether its weight is that of one or of all.
   */
  amountCheck: z.nullable(z.enum(['MISSING', 'RANGE', 'ESTIMATED'])),
})
export type ImportedIngredient = z.input<typeof importedIngredient>

/** Imported recipe; nothing of it is stored. */
export const recipeImport = z.object({
  name: z.string(),
  description: z.string(),
  servings: z.nullable(z.int()),
  prepMinutes: z.nullable(z.int()),
  ingredients: z.array(importedIngredient),
  steps: z.array(z.string()),
  /** Numbers of ingredients and steps left out because they exceed the limits of a recipe. */
  omitted: z.object({ ingredients: z.int(), steps: z.int() }),
  source: recipeSource,
})
export type RecipeImport = z.input<typeof recipeImport>

export const recipeImportSchemas = () => ({
  importText: {
    summary:
      'Read a recipe from a text or the source of a page; stores nothing. 409 `no_recipe` where there is none to see',
    body: recipeText,
    output: recipeImport,
  },
  importPage: {
    summary: 'Read a recipe from a saved page; stores nothing. 409 `no_recipe` where there is none to see',
    body: z.object({
      html: pasted(maxImportPageLength),
      /** Name of the file, used as the source's title when the page has none. */
      fileName: z._default(z.nullable(line(200)), null),
    }),
    output: recipeImport,
  },
  importUrl: {
    summary:
      'Fetch a public page and read its recipe; stores nothing. 409 `no_recipe`, `page_refused` for addresses that are ' +
      'not public, `page_unavailable` where it does not answer in time or is no page',
    body: recipeAddress,
    output: recipeImport,
  },
})
