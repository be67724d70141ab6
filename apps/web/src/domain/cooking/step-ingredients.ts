import type { IngredientWords } from '@kostbar/contracts/recipes/ingredient-text'

/**
 * Certainty that a word refers to an ingredient: its whole name, the beginning of a compound (`Birnenspalten` for
 * Birnen), or the end of its name (`Öl` for Olivenöl).
 */
const certainty = { name: 3, beginning: 2, end: 1 } as const

const minBeginningLength = 3

/** Words of an ingredient name that tell its amount or kind, not the ingredient itself. */
const kindWords = new Set([
  'bio',
  'rote',
  'roter',
  'gelbe',
  'gelber',
  'stange',
  'stangen',
  'scheibe',
  'scheiben',
  'stück',
  'kopf',
  'dose',
])

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Words that name an ingredient, from all forms of its food. */
function namesOf({ normalName, forms }: IngredientWords): string[] {
  const texts = [normalName, forms?.name, forms?.singular, forms?.plural].map((text) =>
    (text ?? '').replace(/[,(].*/, ''),
  )
  return [...new Set(texts.flatMap(wordsOf))].filter((word) => !kindWords.has(word))
}

function certaintyOf(word: string, names: readonly string[]): number {
  if (names.some((name) => word === name || word === `${name}n` || word === `${name}s`)) return certainty.name
  if (names.some((name) => name.length >= minBeginningLength && word.startsWith(name))) return certainty.beginning
  if (names.some((name) => name.length > word.length + 2 && name.endsWith(word))) return certainty.end
  return 0
}

/** Capitalised words of a German text (its nouns), in lower case. */
const nounsOf = (step: string) => [...step.matchAll(/(?<!\p{L})\p{Lu}\p{L}+/gu)].map(([word]) => word.toLowerCase())

/**
 * Ingredients named in a recipe step, in the order of the recipe; each noun counts for the ingredients it matches best.
 */
export function stepIngredients<Ingredient extends IngredientWords>(
  step: string,
  ingredients: readonly Ingredient[],
): Ingredient[] {
  const named = ingredients.map((ingredient) => ({ ingredient, names: namesOf(ingredient) }))
  const matched = new Set<Ingredient>()
  for (const noun of nounsOf(step)) {
    const fits = named.map(({ ingredient, names }) => ({ ingredient, fit: certaintyOf(noun, names) }))
    const best = Math.max(0, ...fits.map(({ fit }) => fit))
    if (best > 0) for (const { ingredient, fit } of fits) if (fit === best) matched.add(ingredient)
  }
  return ingredients.filter((ingredient) => matched.has(ingredient))
}
