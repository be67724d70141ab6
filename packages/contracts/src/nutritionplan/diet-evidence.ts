import type { Diet } from '../care-profile/options.ts'
import { type Allergen, allergens as allergenNames } from '../recipes/allergens.ts'
import { foodWordsOf } from './food-words.ts'

/** Recipe or food with the fields that tell that it does not suit a diet. */
interface DietItem {
  readonly allergens: readonly Allergen[]
  readonly tags?: readonly string[] | undefined
}

/** Kinds of animal foods that diets exclude. */
type AnimalFood = 'meat' | 'fish' | 'honey'

/**
 * Patterns of normalized words that name meat and nothing else. They must not match potatoes that are 'speckig',
 * 'Fleischparadeiser' or 'Schweinsohren'.
 */
const meatWords = [
  /^(?:back|brat|grill|suppen|paprika)?(?:hendl|hahnchen|huhn(?!erei))/,
  /^(?:putens?|pute)(?!\p{L}*ei$)/u,
  /^(?:truthahn|gans(?:$|e[^b])|ente$|enten)/,
  /^(?:rind(?:$|s|er|fleisch)|kalb(?:$|s|fleisch)|lamm(?!ersalat)|wildschwein|hirsch(?!horn)|reh(?:$|r|k|f|s))/,
  /^schwein(?!sohr)/,
  /^(?:hack|kraut|selch|suppen|gulasch)?fleisch(?!tomate|paradeis|los)/,
  /^(?:faschiertes|tafelspitz|beiried|lungenbraten|salami|chorizo|prosciutto|pancetta|grammeln?|gelatine)$/,
  /^(?:bauch|fruhstucks|schinken)?speck(?!ig)/,
  /schinken$|^schinken|wurst(?:el|chen)?$|leberkase?$/,
  /^(?:leber|leberknodel|leberwurst|schmalz|schweineschmalz)$/,
]

/** Patterns of normalized words that name fish or seafood. They must not match pasta shaped like mussels. */
const fishWords = [
  /^(?:lachs|forelle|raucherforelle|saibling|zander|karpfen|kabeljau|dorsch|hering|sardelle|sardine|makrele|scholle|thunfisch|fisch)/,
  /(?:fisch|lachs|forellen?)$/,
  /^(?:garnelen?|shrimps?|krabben?|muscheln?|miesmuscheln?|tintenfisch|calamari|hummer|lachsforellen?)$/,
]

const honeyWords = [/^(?:bluten|wald|akazien|bienen)?honig$/]

const words: Readonly<Record<AnimalFood, readonly RegExp[]>> = { meat: meatWords, fish: fishWords, honey: honeyWords }

/** Words that mark a meat or fish substitute: 'veganes Faschiertes', 'Sojawürstel'. */
const substitute = /^(?:vegan|vegetar|veggie|pflanzlich|soja|tofu|rauchertofu|seitan|tempeh)/

interface DietRule {
  /** Allergens whose presence is certain evidence against the diet. */
  readonly allergens: readonly Allergen[]
  readonly tags: readonly string[]
  readonly foods: readonly AnimalFood[]
}

const seafood: readonly Allergen[] = ['B', 'D', 'R']
const meatTags = ['Fleisch', 'Geflügel', 'Wild'] as const
const fishTags = ['Fisch', 'Meeresfrüchte'] as const

/**
 * Rules of diets that exclude foods. Other diets (mixed, flexitarian, low carb, other) exclude nothing with certainty.
 */
const rules: Partial<Readonly<Record<Diet, DietRule>>> = {
  PESCETARIAN: { allergens: [], tags: meatTags, foods: ['meat'] },
  VEGETARIAN: { allergens: seafood, tags: [...meatTags, ...fishTags], foods: ['meat', 'fish'] },
  VEGAN: {
    allergens: [...seafood, 'C', 'G'],
    tags: [...meatTags, ...fishTags],
    foods: ['meat', 'fish', 'honey'],
  },
}

/** Allergens that a diet certainly excludes. */
export const dietAllergens = (diet: Diet): readonly Allergen[] => rules[diet]?.allergens ?? []

/** Whether a name, given as its words, is certainly meat, fish or honey. */
const names = (nameWords: readonly string[], food: AnimalFood): boolean =>
  !nameWords.some((word) => substitute.test(word)) &&
  nameWords.some((word) => words[food].some((pattern) => pattern.test(word)))

/**
 * Evidence that an item certainly does not suit a diet: the name of an ingredient, an allergen or a tag. Null when
 * there is none, which does not mean that the item suits the diet.
 * @param ingredientNames names of the item's ingredients
 */
export function dietEvidence(diet: Diet, item: DietItem, ingredientNames: readonly string[]): string | null {
  const rule = rules[diet]
  if (!rule) return null
  const ingredient = ingredientNames.find((name) => rule.foods.some((food) => names(foodWordsOf(name), food)))
  if (ingredient) return ingredient
  const allergen = rule.allergens.find((letter) => item.allergens.includes(letter))
  if (allergen) return allergenNames[allergen]
  return rule.tags.find((tag) => item.tags?.includes(tag)) ?? null
}
