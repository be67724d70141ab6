import type { IngredientWords } from '@kostbar/contracts/recipes/ingredient-text'

/**
 * Certainty that a noun refers to an ingredient: its whole name, the beginning of a compound (`Birnenspalten` for
 * Birnen), the end of its name (`Öl` for Olivenöl), or a common part (`Zander` for Zanderfilet, `Brotwürfel` for
 * Bauernbrot).
 */
const certainty = { name: 4, beginning: 3, end: 2, part: 1 } as const

const minBeginningLength = 3
const minPartLength = 4

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

/** Nouns that mean the dish or water; an ingredient that begins with one is another thing (Salatgurke, Knödelbrot). */
const dishWords = new Set([
  'chili',
  'curry',
  'gemüse',
  'knödel',
  'knödeln',
  'risotto',
  'salat',
  'strudel',
  'suppe',
  'wasser',
])

/** Parts of an egg, which recipes name instead of it. */
const eggParts = new Set(['eiklar', 'eiweiß', 'eigelb', 'dotter', 'eidotter'])

/** Words of a name: its nouns, or all of a name written in lower case. */
const wordsOf = (name: string) =>
  (name.match(/\p{Lu}\p{L}+/gu) ?? name.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase())

/** Words that name an ingredient, from all forms of its food. */
function namesOf({ normalName, forms }: IngredientWords): string[] {
  const texts = [normalName, forms?.name, forms?.singular, forms?.plural].map((text) =>
    (text ?? '').replace(/[,(].*/, ''),
  )
  return [...new Set(texts.flatMap(wordsOf))].filter((word) => !kindWords.has(word))
}

/** Whether a word is the first (`Zander` of Zanderfilet) or last part of a compound; not `Topf` of Topfen. */
const isPart = (word: string, compound: string, side: 'startsWith' | 'endsWith') =>
  word.length >= minPartLength && compound.length > word.length + 2 && compound[side](word)

/** Whether a name begins with the noun, or the noun with the end of the name. */
const sharesPart = (noun: string, name: string) =>
  (isPart(noun, name, 'startsWith') && !dishWords.has(noun)) ||
  Array.from({ length: noun.length }, (_, end) => noun.slice(0, end)).some((part) => isPart(part, name, 'endsWith'))

function certaintyOf(noun: string, names: readonly string[]): number {
  const isAny = (matches: (name: string) => boolean) => names.some(matches)
  if (isAny((name) => [name, `${name}n`, `${name}s`].includes(noun))) return certainty.name
  if (eggParts.has(noun) && names.includes('ei')) return certainty.name
  if (isAny((name) => name.length >= minBeginningLength && noun.startsWith(name))) return certainty.beginning
  const nominative = noun.replace(/n$/, '')
  if (isAny((name) => name.length > noun.length + 2 && (name.endsWith(noun) || name.endsWith(nominative))))
    return certainty.end
  return isAny((name) => sharesPart(noun, name)) ? certainty.part : 0
}

/** Capitalised words of a German text (its nouns), in lower case; without units such as `EL`. */
const nounsOf = (step: string) =>
  [...step.matchAll(/(?<!\p{L})\p{Lu}\p{L}*\p{Ll}\p{L}*/gu)].map(([word]) => word.toLowerCase())

/** Ingredient that a noun matches, and how certainly. */
interface Match<Ingredient> {
  readonly ingredient: Ingredient
  readonly fit: number
}

/** For each noun of a step, the ingredients that it matches best. */
function matchesOf<Ingredient extends IngredientWords>(step: string, ingredients: readonly Ingredient[]) {
  const named = ingredients.map((ingredient) => ({ ingredient, names: namesOf(ingredient) }))
  return nounsOf(step).map((noun): Match<Ingredient>[] => {
    const fits = named.map(({ ingredient, names }) => ({ ingredient, fit: certaintyOf(noun, names) }))
    const best = Math.max(1, ...fits.map(({ fit }) => fit))
    return fits.filter(({ fit }) => fit === best)
  })
}

/**
 * Ingredients named in a step of a recipe, in the order of the recipe. Each noun counts for the ingredients it matches
 * best; of several, for those that no step calls by their whole name (`Zucker` is not the Staubzucker of a later step).
 * @param step number of the step, from 1
 */
export function stepIngredients<Ingredient extends IngredientWords>(
  steps: readonly string[],
  step: number,
  ingredients: readonly Ingredient[],
): Ingredient[] {
  const called = new Set(
    steps
      .flatMap((text) => matchesOf(text, ingredients).flat())
      .filter(({ fit }) => fit === certainty.name)
      .map(({ ingredient }) => ingredient),
  )
  const named = matchesOf(steps[step - 1] ?? '', ingredients).flatMap((matches) => {
    const others = matches.filter(({ ingredient, fit }) => fit === certainty.name || !called.has(ingredient))
    return others.length > 0 ? others : matches
  })
  const chosen = new Set(named.map(({ ingredient }) => ingredient))
  return ingredients.filter((ingredient) => chosen.has(ingredient))
}
