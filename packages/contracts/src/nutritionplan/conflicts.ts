import type { Diet, Intolerance } from '../care-profile/options.ts'
import type { Allergen } from '../recipes/allergens.ts'
import { dietAllergens, dietEvidence } from './diet-evidence.ts'
import { type FoodMatch, foodMatch, foodWordsOf } from './food-words.ts'

/** Recipe or food with the fields that can conflict with a care profile. */
export interface CheckedItem {
  readonly name: string
  readonly allergens: readonly Allergen[]
  /** Whether the allergens were declared: then the item contains no others. If not, its allergens are unknown. */
  readonly allergensStated: boolean
  /** Names of the ingredients; empty for a food, which is its own ingredient. */
  readonly ingredientNames: readonly string[]
  readonly tags?: readonly string[] | undefined
}

/** Part of a care profile that an item can conflict with. */
export interface CareRestrictions {
  readonly allergens: readonly Allergen[]
  readonly intolerances: readonly Intolerance[]
  readonly diet: Diet | null
  readonly dislikes: readonly string[]
}

export type Conflict =
  | { readonly level: 'allergen'; readonly allergen: Allergen }
  | { readonly level: 'intolerance'; readonly intolerance: Intolerance }
  /** `evidence`: the ingredient, allergen or tag that the diet excludes. */
  | { readonly level: 'diet'; readonly diet: Diet; readonly evidence: string }
  /** `word`: the dislike as the person wrote it; `evidence`: the name it was found in. */
  | { readonly level: 'dislike'; readonly word: string; readonly evidence: string }
  /** Undeclared allergens or intolerances: neither certainly contained nor certainly absent. */
  | {
      readonly level: 'unknown'
      readonly allergens: readonly Allergen[]
      readonly intolerances: readonly Intolerance[]
    }
export type ConflictLevel = Conflict['level']

/**
 * Allergen from which an intolerance follows: letter G (milk) covers lactose, letter A the cereals with gluten. Null
 * for fructose and histamine, which no declaration contains, so they are always unknown.
 */
const intoleranceAllergens: Readonly<Record<Intolerance, Allergen | null>> = {
  GLUTEN: 'A',
  LACTOSE: 'G',
  FRUCTOSE: null,
  HISTAMINE: null,
}

/** Lactose-free milk keeps the letter G. Whether all milk of a dish is lactose-free cannot be known. */
const lactoseFree = /laktosefrei/i

/** Dislikes that name the same as an allergen. */
const dislikedAllergens: readonly (readonly [word: RegExp, allergens: readonly Allergen[]])[] = [
  [/^fische?$/, ['D']],
  [/^meeresfruchte$/, ['B', 'R']],
  [/^nusse?$/, ['H']],
]

type Presence = 'contained' | 'free' | 'unknown'

function presenceOf(allergen: Allergen, item: CheckedItem): Presence {
  if (item.allergens.includes(allergen)) return 'contained'
  return item.allergensStated ? 'free' : 'unknown'
}

function intolerancePresence(intolerance: Intolerance, item: CheckedItem): Presence {
  const allergen = intoleranceAllergens[intolerance]
  if (!allergen) return 'unknown'
  const presence = presenceOf(allergen, item)
  const isLabelledLactoseFree =
    intolerance === 'LACTOSE' && [item.name, ...(item.tags ?? [])].some((text) => lactoseFree.test(text))
  return isLabelledLactoseFree && presence === 'contained' ? 'unknown' : presence
}

interface Dislike {
  readonly word: string
  readonly matches: FoodMatch
  readonly allergens: readonly Allergen[]
}

const dislikeOf = (word: string): Dislike => {
  const [first = '', ...more] = foodWordsOf(word)
  const declared = more.length === 0 && dislikedAllergens.find(([name]) => name.test(first))
  return { word, matches: foodMatch(word), allergens: declared ? declared[1] : [] }
}

/** Finds the conflicts of an item, most serious first; empty when there are none. */
export type ConflictCheck = (item: CheckedItem) => Conflict[]

/** Compiles a care profile into a check for many recipes and foods; for a single item, use `conflictsOf`. */
export function conflictCheck(care: CareRestrictions): ConflictCheck {
  const dislikes = care.dislikes.map(dislikeOf)

  const declared = (item: CheckedItem): Conflict[] => {
    const allergens = Map.groupBy(care.allergens, (allergen) => presenceOf(allergen, item))
    const intolerances = Map.groupBy(care.intolerances, (intolerance) => intolerancePresence(intolerance, item))
    const unknown = { allergens: allergens.get('unknown') ?? [], intolerances: intolerances.get('unknown') ?? [] }
    return [
      ...(allergens.get('contained') ?? []).map((allergen): Conflict => ({ level: 'allergen', allergen })),
      ...(intolerances.get('contained') ?? []).map((intolerance): Conflict => ({ level: 'intolerance', intolerance })),
      ...(unknown.allergens.length + unknown.intolerances.length > 0
        ? [{ level: 'unknown', ...unknown } as const]
        : []),
    ]
  }

  const disliked = (item: CheckedItem, names: readonly string[]): Conflict[] => {
    if (dislikes.length === 0) return []
    const named = names.map((name) => ({ name, words: foodWordsOf(name) }))
    return dislikes.flatMap(({ word, matches, allergens }): Conflict[] => {
      const match = named.find(({ words }) => matches(words))
      if (match) return [{ level: 'dislike', word, evidence: match.name }]
      return allergens.some((allergen) => item.allergens.includes(allergen))
        ? [{ level: 'dislike', word, evidence: item.name }]
        : []
    })
  }

  return (item) => {
    const ingredients = item.ingredientNames.length > 0 ? item.ingredientNames : [item.name]
    const evidence = care.diet && dietEvidence(care.diet, item, ingredients)
    const conflicts = [
      ...declared(item),
      ...(care.diet && evidence ? [{ level: 'diet', diet: care.diet, evidence } as const] : []),
      ...disliked(item, [...new Set([...ingredients, item.name])]),
    ]
    return conflicts.sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))
  }
}

/** Levels of conflicts, most serious first. */
const levels: readonly ConflictLevel[] = ['allergen', 'intolerance', 'diet', 'dislike', 'unknown']

/**
 * Conflicts of a recipe or food with a care profile, most serious first. An empty list means that no conflict is known
 * and no allergen of the profile is undeclared; it says nothing about what the profile does not name.
 */
export const conflictsOf = (item: CheckedItem, care: CareRestrictions): Conflict[] => conflictCheck(care)(item)

/**
 * Allergens whose presence alone makes an item conflict, for searches that exclude them; `conflictCheck` finds the
 * other conflicts. Milk is left out for lactose, because lactose-free milk keeps its letter.
 */
export const excludedAllergens = ({ allergens, intolerances, diet }: CareRestrictions): Allergen[] => [
  ...new Set<Allergen>([
    ...allergens,
    ...(intolerances.includes('GLUTEN') ? (['A'] as const) : []),
    ...(diet ? dietAllergens(diet) : []),
  ]),
]

/** Whether an item must not be proposed because it certainly conflicts. Unknown allergens alone do not count. */
export const isConflicting = (conflicts: readonly Conflict[]): boolean =>
  conflicts.some(({ level }) => level !== 'unknown')

/** Allergens of the profile that an item certainly contains; planning it needs a reason. */
export const allergensIn = (
  item: Pick<CheckedItem, 'allergens'>,
  care: Pick<CareRestrictions, 'allergens'>,
): Allergen[] => care.allergens.filter((allergen) => item.allergens.includes(allergen))
