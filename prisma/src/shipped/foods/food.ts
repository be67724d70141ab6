import type { HouseholdMeasure } from '@kostbar/contracts/foods/household-measures'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { Aisle } from '@kostbar/contracts/shopping/aisles'

/** A food as it is bought. Energy in kcal and the rest in grams, per 100 g of the edible part. */
export interface ShippedFood {
  key: string
  name: string
  aisle: Aisle
  kcal: number
  /** Available carbohydrate, without fibre. */
  carbs: number
  proteins: number
  fats: number
  /** Name of one piece, with its counting word: `Zwiebel`, `Zehe Knoblauch`. */
  singular?: string
  /** Name of several pieces; the food's name when omitted. */
  plural?: string
  /** Edible grams of one piece ('Stk'): an egg, a clove of garlic, a slice of bread. */
  gramsPerPiece?: number
  /** Density in g/ml as poured or heaped, for foods measured in ml, tablespoons or teaspoons. */
  gramsPerMl?: number
  allergens: Allergen[]
  /** Household measures beside the piece. */
  portions?: readonly HouseholdMeasure[]
}

type Per100g = readonly [kcal: number, carbs: number, proteins: number, fats: number]
type Details = Partial<
  Pick<ShippedFood, 'singular' | 'plural' | 'gramsPerPiece' | 'gramsPerMl' | 'allergens' | 'portions'>
>

/** Factory of foods of one aisle, which takes key, German name, [kcal, carbs, proteins, fats] and other fields. */
export function foodsIn(aisle: Aisle) {
  return (key: string, name: string, [kcal, carbs, proteins, fats]: Per100g, details: Details = {}): ShippedFood => ({
    key,
    name,
    aisle,
    kcal,
    carbs,
    proteins,
    fats,
    allergens: [],
    ...details,
  })
}
