import { foodsIn } from './food.ts'

const dryFood = foodsIn('PANTRY')

/** Grains, flours and pasta, weighed dry. */
export const grains = [
  dryFood('rolled-oats', 'Haferflocken', [370, 58.7, 13.5, 7.0], { gramsPerMl: 0.6, allergens: ['A'] }),
  dryFood('millet', 'Hirse', [355, 68.8, 10.6, 3.9]),
  dryFood('millet-flakes', 'Hirseflocken', [354, 69, 10, 3.5], { gramsPerMl: 0.5 }),
  dryFood('buckwheat', 'Buchweizen', [340, 65, 11, 2.5]),
  dryFood('buckwheat-flour', 'Buchweizenmehl', [345, 69, 10.5, 2.4], { gramsPerMl: 0.6 }),
  dryFood('quinoa', 'Quinoa', [360, 57.2, 14.1, 6.1]),
  dryFood('amaranth', 'Amarant', [371, 58.6, 13.6, 7.0]),
  dryFood('basmati', 'Basmatireis', [350, 77.5, 7.5, 0.8]),
  dryFood('brown-rice', 'Naturreis', [350, 73.4, 7.5, 2.5]),
  dryFood('risotto-rice', 'Risottoreis', [350, 78, 7.0, 0.6]),
  dryFood('couscous', 'Couscous', [360, 72.4, 12.8, 0.6], { allergens: ['A'] }),
  dryFood('bulgur', 'Bulgur', [342, 63.4, 12.3, 1.3], { allergens: ['A'] }),
  dryFood('pearl-barley', 'Rollgerste', [338, 70, 10, 1.4], { allergens: ['A'] }),
  dryFood('spelt-rice', 'Dinkelreis', [340, 63, 12, 2.5], { allergens: ['A'] }),
  dryFood('polenta', 'Polenta (Maisgrieß)', [345, 73.5, 8.0, 1.1], { gramsPerMl: 0.75 }),
  dryFood('semolina', 'Weizengrieß', [348, 70, 11.5, 1.0], { gramsPerMl: 0.75, allergens: ['A'] }),
  dryFood('spelt-semolina', 'Dinkelgrieß', [348, 66, 13, 2.0], { gramsPerMl: 0.75, allergens: ['A'] }),
  dryFood('wheat-flour', 'Weizenmehl, glatt', [343, 71.5, 10.3, 1.0], { gramsPerMl: 0.6, allergens: ['A'] }),
  dryFood('coarse-wheat-flour', 'Weizenmehl, griffig', [344, 72, 10, 1.0], { gramsPerMl: 0.6, allergens: ['A'] }),
  dryFood('spelt-flour', 'Dinkelmehl', [350, 69, 12, 1.6], { gramsPerMl: 0.6, allergens: ['A'] }),
  dryFood('whole-spelt-flour', 'Dinkelvollkornmehl', [340, 60, 13.5, 2.6], { gramsPerMl: 0.6, allergens: ['A'] }),
  dryFood('rye-flour', 'Roggenmehl', [325, 67, 7.5, 1.2], { gramsPerMl: 0.6, allergens: ['A'] }),
  dryFood('cornstarch', 'Maisstärke', [350, 86, 0.4, 0.1], { gramsPerMl: 0.6 }),
  dryFood('spaghetti', 'Spaghetti', [357, 71.5, 12.5, 1.5], { allergens: ['A'] }),
  dryFood('pasta', 'Nudeln (Hartweizen)', [357, 71.5, 12.5, 1.5], { allergens: ['A'] }),
  dryFood('fleckerl', 'Fleckerl (Hartweizen)', [357, 71.5, 12.5, 1.5], { allergens: ['A'] }),
  dryFood('whole-pasta', 'Vollkornnudeln', [345, 62, 14, 2.5], { allergens: ['A'] }),
  dryFood('egg-noodles', 'Bandnudeln mit Ei', [365, 70, 13, 3.0], { allergens: ['A', 'C'] }),
  dryFood('rice-noodles', 'Reisnudeln', [355, 80, 6.5, 0.6]),
]
