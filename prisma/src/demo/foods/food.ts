import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { Aisle } from '@kostbar/contracts/shopping/aisles'

/** A food as it is bought. Energy in kcal and the rest in grams, per 100 g of the edible part. */
export interface DemoFood {
  key: string
  name: string
  aisle: Aisle
  kcal: number
  /** Available carbohydrate, without fibre. */
  carbs: number
  proteins: number
  fats: number
  /** Edible grams of one piece ('Stk'): an egg, a clove of garlic, a slice of bread. */
  gramsPerPiece?: number
  /** Density as poured or heaped, for foods measured in ml, tablespoons or teaspoons. */
  gramsPerMl?: number
  allergens: Allergen[]
}

type Per100g = readonly [kcal: number, carbs: number, proteins: number, fats: number]
type Details = Partial<Pick<DemoFood, 'gramsPerPiece' | 'gramsPerMl' | 'allergens'>>

/** Gives the maker of foods for one aisle; it takes key, German name, [kcal, carbs, proteins, fats] and what is special. */
export function foodsIn(aisle: Aisle) {
  return (key: string, name: string, [kcal, carbs, proteins, fats]: Per100g, details: Details = {}): DemoFood => ({
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
