import type { Diet } from '../care-profile/options.ts'
import { type Allergen, allergens as allergenNames } from '../recipes/allergens.ts'
import { foodWordsOf } from './food-words.ts'

/** What of a recipe or food tells that it does not suit a diet. */
interface DietItem {
  readonly allergens: readonly Allergen[]
  readonly tags?: readonly string[] | undefined
}

/** A food of animal origin that a diet leaves out. */
type AnimalFood = 'meat' | 'fish' | 'honey'

/** Words, normalized, that name meat and nothing else. Left out: potatoes that are 'speckig', 'Fleischparadeiser', 'Schweinsohren'. */
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

/** Words, normalized, that name fish or seafood. Left out: pasta in the form of mussels. */
const fishWords = [
  /^(?:lachs|forelle|raucherforelle|saibling|zander|karpfen|kabeljau|dorsch|hering|sardelle|sardine|makrele|scholle|thunfisch|fisch)/,
  /(?:fisch|lachs|forellen?)$/,
  /^(?:garnelen?|shrimps?|krabben?|muscheln?|miesmuscheln?|tintenfisch|calamari|hummer|lachsforellen?)$/,
]

const honeyWords = [/^(?:bluten|wald|akazien|bienen)?honig$/]

const words: Readonly<Record<AnimalFood, readonly RegExp[]>> = { meat: meatWords, fish: fishWords, honey: honeyWords }

/** A name with one of these means a substitute: 'veganes Faschiertes', 'Sojawürstel'. */
const substitute = /^(?:vegan|vegetar|veggie|pflanzlich|soja|tofu|rauchertofu|seitan|tempeh)/

interface DietRule {
  /** Their presence is certain evidence. */
  readonly allergens: readonly Allergen[]
  readonly tags: readonly string[]
  readonly foods: readonly AnimalFood[]
}

const seafood: readonly Allergen[] = ['B', 'D', 'R']
const meatTags = ['Fleisch', 'Geflügel', 'Wild'] as const
const fishTags = ['Fisch', 'Meeresfrüchte'] as const

/** Diets that leave foods out. The others (mixed, flexitarian, low carb, other) exclude none with certainty. */
const rules: Partial<Readonly<Record<Diet, DietRule>>> = {
  PESCETARIAN: { allergens: [], tags: meatTags, foods: ['meat'] },
  VEGETARIAN: { allergens: seafood, tags: [...meatTags, ...fishTags], foods: ['meat', 'fish'] },
  VEGAN: {
    allergens: [...seafood, 'C', 'G'],
    tags: [...meatTags, ...fishTags],
    foods: ['meat', 'fish', 'honey'],
  },
}

/** Allergens that a diet certainly leaves out. */
export const dietAllergens = (diet: Diet): readonly Allergen[] => rules[diet]?.allergens ?? []

/** Whether a name, given by its words, certainly is meat, fish or honey. */
const names = (nameWords: readonly string[], food: AnimalFood): boolean =>
  !nameWords.some((word) => substitute.test(word)) &&
  nameWords.some((word) => words[food].some((pattern) => pattern.test(word)))

/**
 * What of an item a diet certainly leaves out, in words: the name of an ingredient, an allergen or a tag; null where nothing
 * does, which does not say that the item suits the diet.
 * @param ingredientNames names of what the item consists of
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
