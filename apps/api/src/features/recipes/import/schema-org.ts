import { germanMinutes, isoMinutes, maxMinutes } from './duration.ts'
import { type HtmlPage, textOfHtml } from './html-page.ts'
import type { RawRecipe } from './recipe-text.ts'
import { servingsOf } from './servings.ts'

/** A recipe from a page, with the author named there; null without one. */
export interface PageRecipe extends RawRecipe {
  readonly author: string | null
}

type Json = Record<string, unknown>

/** Deepest nesting at which a recipe is searched in JSON-LD: `@graph`, `mainEntity`, lists. */
const maxDepth = 8

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

const isRecipe = (value: Json) =>
  listOf(value['@type']).some((type) => typeof type === 'string' && /(?:^|\/)Recipe$/.test(type))

function findRecipe(value: unknown, depth = 0): Json | null {
  if (!isObject(value) || depth > maxDepth) return null
  if (!Array.isArray(value) && isRecipe(value)) return value
  for (const child of Object.values(value)) {
    const recipe = findRecipe(child, depth + 1)
    if (recipe) return recipe
  }
  return null
}

/** Parses JSON, also with line breaks inside strings, as some sites write it; null for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/\p{Cc}+/gu, ' '))
  } catch {
    return null
  }
}

/** Text of a value: a string, a number, or an object's `text` or `name`. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return textOfHtml(value)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return textOf(value[0])
  return isObject(value) ? textOf(value.text ?? value.name ?? '') : ''
}

/** Steps of `recipeInstructions`: a text with lines, a list of texts, `HowToStep`s or `HowToSection`s. */
function stepsOf(value: unknown, depth = 0): string[] {
  if (depth > maxDepth) return []
  if (Array.isArray(value)) return value.flatMap((part) => stepsOf(part, depth + 1))
  if (isObject(value) && value.itemListElement !== undefined) return stepsOf(value.itemListElement, depth + 1)
  return textOf(value)
    .split('\n')
    .map((step) => step.replace(/^\d{1,2}\s*[.)]\s*/, '').trim())
    .filter((step) => step !== '')
}

const minutesOf = (value: unknown): number | null => {
  const text = textOf(value)
  return isoMinutes(text) ?? germanMinutes(text)
}

/** Minutes until the recipe is done: as stated, else those of preparation and cooking together; null without any. */
function totalMinutes(total: unknown, prep: unknown, cook: unknown): number | null {
  const minutes = minutesOf(total) ?? (minutesOf(prep) ?? 0) + (minutesOf(cook) ?? 0)
  return minutes > 0 && minutes <= maxMinutes ? minutes : null
}

/** Servings from `recipeYield`: `4`, `4 Portionen`, `['4', '4 Portionen']`; null without a number. */
function yieldOf(value: unknown): number | null {
  const texts = listOf(value).map(textOf)
  const numbers = texts.map((text) =>
    /^\d{1,2}$/.test(text) ? Number(text) : (servingsOf(text) ?? servingsOf(`${text} Portionen`)),
  )
  return numbers.find((number) => number !== null && number > 0) ?? null
}

function recipeOfJson(json: Json): PageRecipe {
  return {
    name: textOf(json.name),
    description: textOf(json.description),
    servings: yieldOf(json.recipeYield ?? json.yield),
    prepMinutes: totalMinutes(json.totalTime, json.prepTime, json.cookTime),
    ingredientLines: listOf(json.recipeIngredient ?? json.ingredients).flatMap((line) => textOf(line).split('\n')),
    steps: stepsOf(json.recipeInstructions),
    author: textOf(json.author) || null,
  }
}

function recipeOfMicrodata({ microdata }: HtmlPage): PageRecipe | null {
  const ofRecipe = microdata.filter(({ item }) => item === 'Recipe')
  const values = (...names: string[]) =>
    ofRecipe.filter(({ property }) => names.includes(property)).map(({ text }) => text)
  const first = (name: string) => values(name).find((text) => text !== '')
  const ingredientLines = values('recipeIngredient', 'ingredients').map((text) => text.replaceAll('\n', ' '))
  if (ingredientLines.length === 0) return null
  const person = microdata.find(({ item, property }) => /^(?:Person|Organization)$/.test(item) && property === 'name')
  return {
    name: first('name') ?? '',
    description: first('description') ?? '',
    servings: yieldOf(values('recipeYield')),
    prepMinutes: totalMinutes(first('totalTime'), first('prepTime'), first('cookTime')),
    ingredientLines,
    steps: stepsOf(values('recipeInstructions')),
    author: person?.text || first('author') || null,
  }
}

/** Recipe from a page's schema.org data (JSON-LD or microdata); null without one. */
export function schemaOrgRecipe(page: HtmlPage): PageRecipe | null {
  for (const text of page.jsonLd) {
    const recipe = findRecipe(parseJson(text))
    if (recipe) return recipeOfJson(recipe)
  }
  return recipeOfMicrodata(page)
}
