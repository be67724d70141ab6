import { foodsIn } from './food.ts'

const frozen = foodsIn('FROZEN')

/** Frozen foods. */
export const frozenFoods = [
  frozen('peas', 'Erbsen (tiefgekühlt)', [77, 9.1, 5.2, 0.4]),
  frozen('frozen-spinach', 'Blattspinat (tiefgekühlt)', [25, 1.3, 3.0, 0.5]),
  frozen('edamame', 'Edamame, ausgelöst (tiefgekühlt)', [121, 3.7, 11.9, 5.2], { allergens: ['F'] }),
  frozen('frozen-berries', 'Beerenmischung (tiefgekühlt)', [43, 8.5, 0.9, 0.3]),
  frozen('frozen-soup-vegetables', 'Suppengemüse (tiefgekühlt)', [29, 4.0, 1.5, 0.3], { allergens: ['L'] }),
]
