import { readHtmlPage } from './html-page.ts'
import { parseRecipeText } from './recipe-text.ts'
import { type PageRecipe, schemaOrgRecipe } from './schema-org.ts'

/** A recipe read from a text or page, not yet matched to foods. */
export interface ReadRecipe extends PageRecipe {
  /** Title of the page; null for plain text. */
  readonly title: string | null
}

/**
 * Characters that are removed: control characters except tabs and line breaks, marks that change the text direction,
 * line separators and invisible spaces.
 */
const unstorable = /(?![\t\n])[\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029\ufeff]/gu

/** Text as recipes store it; lone surrogates become `\ufffd`. */
const storableText = (text: string) => text.toWellFormed().replace(unstorable, '')
const storableLine = (text: string) => storableText(text).replace(/\s+/g, ' ').trim()
const lineOrNull = (text: string | null) => (text && storableLine(text)) || null

/** Removes characters that cannot be stored from all texts of a recipe. */
const storable = (recipe: ReadRecipe): ReadRecipe => ({
  ...recipe,
  name: storableLine(recipe.name),
  description: storableText(recipe.description).trim(),
  ingredientLines: recipe.ingredientLines.map(storableLine).filter((line) => line !== ''),
  steps: recipe.steps.map((step) => storableText(step).trim()).filter((step) => step !== ''),
  author: lineOrNull(recipe.author),
  title: lineOrNull(recipe.title),
})

const isHtml = (text: string) => /^\s*<(?:!doctype|html|head|body|script|div|article|section|meta)\b/i.test(text)

/** Reads a recipe from a page: from its schema.org data, else from its visible text. */
export function readRecipePage(html: string): ReadRecipe {
  const page = readHtmlPage(html)
  const recipe = schemaOrgRecipe(page) ?? { ...parseRecipeText(page.text), author: null }
  return storable({ ...recipe, title: page.title || recipe.name || null })
}

/** Reads a recipe from a pasted text, which may be the HTML source of a page. */
export const readRecipeText = (text: string): ReadRecipe =>
  isHtml(text) ? readRecipePage(text) : storable({ ...parseRecipeText(text), author: null, title: null })
