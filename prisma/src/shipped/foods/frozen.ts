import { foodsIn } from './food.ts'

const frozenFood = foodsIn('FROZEN')

/** Frozen foods. */
export const frozenFoods = [
  frozenFood('peas', 'Erbsen (tiefgekühlt)', [77, 9.1, 5.2, 0.4]),
  frozenFood('frozen-spinach', 'Blattspinat (tiefgekühlt)', [25, 1.3, 3.0, 0.5]),
  frozenFood('edamame', 'Edamame, ausgelöst (tiefgekühlt)', [121, 3.7, 11.9, 5.2], { allergens: ['F'] }),
  frozenFood('frozen-berries', 'Beerenmischung (tiefgekühlt)', [43, 8.5, 0.9, 0.3]),
  frozenFood('frozen-soup-vegetables', 'Suppengemüse (tiefgekühlt)', [29, 4.0, 1.5, 0.3], { allergens: ['L'] }),
]
