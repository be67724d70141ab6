import { foodsIn } from './food.ts'

const drink = foodsIn('DRINKS')

/** Drinks and plant milks. */
export const drinks = [
  drink('water', 'Wasser', [0, 0, 0, 0], { gramsPerMl: 1.0 }),
  drink('sparkling-water', 'Mineralwasser, prickelnd', [0, 0, 0, 0], { gramsPerMl: 1.0 }),
  drink('coffee', 'Kaffee, schwarz', [2, 0.3, 0.1, 0], { gramsPerMl: 1.0 }),
  drink('herbal-tea', 'Kräutertee', [1, 0.2, 0, 0], { gramsPerMl: 1.0 }),
  drink('apple-juice', 'Apfelsaft, naturtrüb', [46, 11, 0.1, 0.1], { gramsPerMl: 1.05 }),
  drink('orange-juice', 'Orangensaft', [45, 10, 0.7, 0.2], { gramsPerMl: 1.05 }),
  drink('elderflower-syrup', 'Hollersirup', [270, 67, 0, 0], { gramsPerMl: 1.3 }),
  drink('white-wine', 'Weißwein, trocken', [72, 2.5, 0.1, 0], { gramsPerMl: 0.99, allergens: ['O'] }),
  drink('oat-drink', 'Haferdrink', [45, 7.0, 0.8, 1.3], { gramsPerMl: 1.03, allergens: ['A'] }),
  drink('soy-drink', 'Sojadrink, ungesüßt', [33, 0.6, 3.3, 1.8], { gramsPerMl: 1.03, allergens: ['F'] }),
  drink('almond-drink', 'Mandeldrink, ungesüßt', [15, 0.3, 0.5, 1.2], { gramsPerMl: 1.0, allergens: ['H'] }),
]
