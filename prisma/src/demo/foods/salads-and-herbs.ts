import { foodsIn } from './food.ts'

const fresh = foodsIn('PRODUCE')

/** Leaves and fresh herbs; a tablespoon of chopped herbs weighs 3–4 g. */
export const saladsAndHerbs = [
  fresh('spinach', 'Spinat', [23, 1.4, 2.9, 0.4]),
  fresh('chard', 'Mangold', [20, 1.9, 2.0, 0.2]),
  fresh('kale', 'Grünkohl', [37, 2.5, 4.3, 0.9]),
  fresh('lambs-lettuce', 'Vogerlsalat', [15, 0.8, 1.9, 0.3]),
  fresh('lettuce', 'Häuptelsalat', [14, 1.2, 1.3, 0.2], {
    singular: 'Häuptelsalat',
    plural: 'Häuptelsalate',
    gramsPerPiece: 250,
  }),
  fresh('endive', 'Endiviensalat', [15, 1.0, 1.5, 0.2], {
    singular: 'Endiviensalat',
    plural: 'Endiviensalate',
    gramsPerPiece: 300,
  }),
  fresh('radicchio', 'Radicchio', [20, 2.5, 1.3, 0.2], {
    singular: 'Kopf Radicchio',
    plural: 'Köpfe Radicchio',
    gramsPerPiece: 200,
  }),
  fresh('rocket', 'Rucola', [26, 2.1, 2.6, 0.7]),
  fresh('cress', 'Kresse', [32, 4.4, 2.6, 0.7], { gramsPerMl: 0.15 }),
  fresh('parsley', 'Petersilie', [36, 3.0, 3.0, 0.8], { gramsPerMl: 0.25 }),
  fresh('chives', 'Schnittlauch', [30, 1.9, 3.3, 0.7], { gramsPerMl: 0.2 }),
  fresh('dill', 'Dille', [43, 4.9, 3.5, 1.1], { gramsPerMl: 0.2 }),
  fresh('basil', 'Basilikum', [23, 1.1, 3.2, 0.6], { gramsPerMl: 0.2 }),
  fresh('mint', 'Minze', [44, 1.6, 3.3, 0.7], { gramsPerMl: 0.2 }),
  fresh('coriander', 'Koriandergrün', [23, 0.9, 2.1, 0.5], { gramsPerMl: 0.2 }),
  fresh('thyme', 'Thymian, frisch', [101, 10.5, 5.6, 1.7], { gramsPerMl: 0.2 }),
  fresh('rosemary', 'Rosmarin, frisch', [131, 6.6, 3.3, 5.9], { gramsPerMl: 0.25 }),
  fresh('wild-garlic', 'Bärlauch', [19, 2.9, 0.9, 0.3]),
]
