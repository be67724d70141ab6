import { foodsIn } from './food.ts'

const produceFood = foodsIn('PRODUCE')

/** Leaves and fresh herbs; a tablespoon of chopped herbs weighs 3–4 g. */
export const saladsAndHerbs = [
  produceFood('spinach', 'Spinat', [23, 1.4, 2.9, 0.4]),
  produceFood('chard', 'Mangold', [20, 1.9, 2.0, 0.2]),
  produceFood('kale', 'Grünkohl', [37, 2.5, 4.3, 0.9]),
  produceFood('lambs-lettuce', 'Vogerlsalat', [15, 0.8, 1.9, 0.3]),
  produceFood('lettuce', 'Häuptelsalat', [14, 1.2, 1.3, 0.2], {
    singular: 'Häuptelsalat',
    plural: 'Häuptelsalate',
    gramsPerPiece: 250,
  }),
  produceFood('endive', 'Endiviensalat', [15, 1.0, 1.5, 0.2], {
    singular: 'Endiviensalat',
    plural: 'Endiviensalate',
    gramsPerPiece: 300,
  }),
  produceFood('radicchio', 'Radicchio', [20, 2.5, 1.3, 0.2], {
    singular: 'Kopf Radicchio',
    plural: 'Köpfe Radicchio',
    gramsPerPiece: 200,
  }),
  produceFood('rocket', 'Rucola', [26, 2.1, 2.6, 0.7]),
  produceFood('cress', 'Kresse', [32, 4.4, 2.6, 0.7], { gramsPerMl: 0.15 }),
  produceFood('parsley', 'Petersilie', [36, 3.0, 3.0, 0.8], { gramsPerMl: 0.25 }),
  produceFood('chives', 'Schnittlauch', [30, 1.9, 3.3, 0.7], { gramsPerMl: 0.2 }),
  produceFood('dill', 'Dille', [43, 4.9, 3.5, 1.1], { gramsPerMl: 0.2 }),
  produceFood('basil', 'Basilikum', [23, 1.1, 3.2, 0.6], { gramsPerMl: 0.2 }),
  produceFood('mint', 'Minze', [44, 1.6, 3.3, 0.7], { gramsPerMl: 0.2 }),
  produceFood('coriander', 'Koriandergrün', [23, 0.9, 2.1, 0.5], { gramsPerMl: 0.2 }),
  produceFood('thyme', 'Thymian, frisch', [101, 10.5, 5.6, 1.7], { gramsPerMl: 0.2 }),
  produceFood('rosemary', 'Rosmarin, frisch', [131, 6.6, 3.3, 5.9], { gramsPerMl: 0.25 }),
  produceFood('wild-garlic', 'Bärlauch', [19, 2.9, 0.9, 0.3]),
]
