import type { OtherNutrients } from '../foods/recipe-values.ts'
import { type FoodOrigin, foodSourcesText } from '../foods/source-text.ts'
import { formatTenths } from '../number-format.ts'

/** German names of the nutrients that are not known for every food. */
export const otherNutrientNames = {
  fibre: 'Ballaststoffe',
  sugar: 'Zucker',
  saturates: 'Gesättigte Fettsäuren',
  salt: 'Salz',
} as const satisfies Record<keyof OtherNutrients, string>

const names: readonly (keyof OtherNutrients)[] = ['fibre', 'sugar', 'saturates', 'salt']

/** German text of the known ones in grams, one per entry: `Ballaststoffe 6,2 g`. */
export const otherNutrientTexts = (others: OtherNutrients | null): string[] =>
  names.flatMap((name) => {
    const grams = others?.[name] ?? null
    return grams === null ? [] : [`${otherNutrientNames[name]} ${formatTenths(grams)} g`]
  })

interface ValueOrigins {
  readonly nutritionBy: 'FOODS' | 'HAND'
  readonly allergensBy: 'FOODS' | 'HAND'
  readonly foodSources: readonly FoodOrigin[]
  readonly allergens: readonly string[]
  readonly allergensStated: boolean
}

/** German sentence about where the nutrition of a recipe comes from; null without sources. */
export const nutritionOriginText = ({ nutritionBy, foodSources }: ValueOrigins): string | null =>
  nutritionBy === 'HAND' ? 'Nährwerte von Hand eingetragen' : foodSourcesText(foodSources)

/** German sentence that the author entered the allergens of a recipe; null when computed, and when there are none. */
export const allergenOriginText = ({ allergensBy, allergens, allergensStated }: ValueOrigins): string | null =>
  allergensBy === 'HAND' && (allergensStated || allergens.length > 0) ? 'Allergene von Hand eingetragen' : null
