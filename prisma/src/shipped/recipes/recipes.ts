import { sweetBakes } from './baking.ts'
import { meatMains } from './beef-and-pork.ts'
import { coldBreakfasts } from './breakfast-cold.ts'
import { warmBreakfasts } from './breakfast-warm.ts'
import { dumplingsAndPatties } from './dumplings-and-patties.ts'
import { fishMains } from './fish.ts'
import { seasonalMains } from './mains-by-season.ts'
import { plantMains } from './mains-pots-and-oven.ts'
import { veganMains } from './mains-vegan.ts'
import { cheeseMains } from './mains-with-cheese.ts'
import { meatAndVegetableMains } from './meat-with-vegetables.ts'
import { poultryMains } from './poultry.ts'
import type { ShippedRecipe } from './recipe.ts'
import { heartySalads } from './salads-with-meat-fish-egg.ts'
import { pulseSalads } from './salads-with-pulses.ts'
import { savourySnacks } from './snacks-savoury.ts'
import { sweetSnacks } from './snacks-sweet.ts'
import { clearSoups } from './soups-clear.ts'
import { creamSoups } from './soups-cream.ts'
import { spreads } from './spreads.ts'
import { sweetMains } from './sweet-mains.ts'

/** Every recipe that ships with the product. */
export const shippedRecipes: readonly ShippedRecipe[] = [
  ...warmBreakfasts,
  ...coldBreakfasts,
  ...sweetSnacks,
  ...sweetBakes,
  ...savourySnacks,
  ...spreads,
  ...clearSoups,
  ...creamSoups,
  ...pulseSalads,
  ...heartySalads,
  ...veganMains,
  ...plantMains,
  ...dumplingsAndPatties,
  ...seasonalMains,
  ...cheeseMains,
  ...sweetMains,
  ...fishMains,
  ...poultryMains,
  ...meatMains,
  ...meatAndVegetableMains,
]
