import { bakery } from './bakery.ts'
import { dairy } from './dairy.ts'
import { drinks } from './drinks.ts'
import type { ShippedFood } from './food.ts'
import { frozenFoods } from './frozen.ts'
import { fruit } from './fruit.ts'
import { grains } from './grains.ts'
import { meatAndFish } from './meat-and-fish.ts'
import { oilsAndSpices } from './oils-and-spices.ts'
import { pantry } from './pantry.ts'
import { pulsesAndNuts } from './pulses-and-nuts.ts'
import { saladsAndHerbs } from './salads-and-herbs.ts'
import { vegetables } from './vegetables.ts'

/**
 * Every food that ships with the product. The values are rounded reference values, after the German Bundeslebensmittelschlüssel
 * and USDA FoodData Central (SR Legacy); products of one brand differ from them. Energy may hold what fibre, organic
 * acids and alcohol give, so it can lie above 4 kcal per gram of carbohydrate and protein and 9 per gram of fat.
 */
export const shippedFoods: readonly ShippedFood[] = [
  ...vegetables,
  ...saladsAndHerbs,
  ...fruit,
  ...grains,
  ...bakery,
  ...dairy,
  ...meatAndFish,
  ...pulsesAndNuts,
  ...oilsAndSpices,
  ...pantry,
  ...frozenFoods,
  ...drinks,
]
