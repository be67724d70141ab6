import { foodsIn } from './food.ts'

const produceFood = foodsIn('PRODUCE')

/** Roots, cabbages, fruiting vegetables and mushrooms. */
export const vegetables = [
  produceFood('potato', 'Erdäpfel, festkochend', [76, 15.6, 2.0, 0.1], {
    singular: 'festkochender Erdapfel',
    plural: 'festkochende Erdäpfel',
    gramsPerPiece: 120,
  }),
  produceFood('floury-potato', 'Erdäpfel, mehlig', [77, 16.0, 2.0, 0.1], {
    singular: 'mehliger Erdapfel',
    plural: 'mehlige Erdäpfel',
    gramsPerPiece: 130,
  }),
  produceFood('sweet-potato', 'Süßkartoffeln', [85, 17.1, 1.6, 0.1], { singular: 'Süßkartoffel', gramsPerPiece: 250 }),
  produceFood('carrot', 'Karotten', [36, 6.8, 0.9, 0.2], { singular: 'Karotte', gramsPerPiece: 80 }),
  produceFood('celeriac', 'Knollensellerie', [27, 2.3, 1.6, 0.3], { allergens: ['L'] }),
  produceFood('celery', 'Stangensellerie', [14, 1.4, 0.7, 0.2], {
    singular: 'Stange Stangensellerie',
    plural: 'Stangen Stangensellerie',
    gramsPerPiece: 45,
    allergens: ['L'],
  }),
  produceFood('parsley-root', 'Petersilwurzel', [40, 6.0, 2.9, 0.5], {
    singular: 'Petersilwurzel',
    plural: 'Petersilwurzeln',
    gramsPerPiece: 70,
  }),
  produceFood('beetroot', 'Rote Rüben', [42, 7.6, 1.6, 0.1], { singular: 'Rote Rübe', gramsPerPiece: 150 }),
  produceFood('radish', 'Radieschen', [15, 2.2, 1.0, 0.1], { singular: 'Radieschen', gramsPerPiece: 12 }),
  produceFood('horseradish', 'Kren', [63, 11.7, 2.8, 0.3], { gramsPerMl: 0.6 }),
  produceFood('onion', 'Zwiebeln', [35, 6.6, 1.1, 0.1], { singular: 'Zwiebel', gramsPerPiece: 90 }),
  produceFood('red-onion', 'Rote Zwiebeln', [38, 7.4, 1.1, 0.1], {
    singular: 'rote Zwiebel',
    plural: 'rote Zwiebeln',
    gramsPerPiece: 80,
  }),
  produceFood('spring-onion', 'Jungzwiebeln', [30, 4.5, 1.8, 0.2], { singular: 'Jungzwiebel', gramsPerPiece: 20 }),
  produceFood('leek', 'Lauch', [29, 3.3, 2.2, 0.3], {
    singular: 'Stange Lauch',
    plural: 'Stangen Lauch',
    gramsPerPiece: 200,
  }),
  produceFood('garlic', 'Knoblauch', [149, 31, 6.4, 0.5], {
    singular: 'Zehe Knoblauch',
    plural: 'Zehen Knoblauch',
    gramsPerPiece: 4,
  }),
  produceFood('ginger', 'Ingwer', [80, 15.8, 1.8, 0.8], { gramsPerMl: 0.8 }),
  produceFood('tomato', 'Paradeiser', [18, 2.7, 0.9, 0.2], { singular: 'Paradeiser', gramsPerPiece: 100 }),
  produceFood('cherry-tomato', 'Cocktailparadeiser', [20, 3.1, 0.9, 0.2], {
    singular: 'Cocktailparadeiser',
    gramsPerPiece: 15,
  }),
  produceFood('cucumber', 'Salatgurke', [14, 2.0, 0.7, 0.1], {
    singular: 'Salatgurke',
    plural: 'Salatgurken',
    gramsPerPiece: 400,
  }),
  produceFood('zucchini', 'Zucchini', [19, 2.1, 1.4, 0.3], { singular: 'Zucchini', gramsPerPiece: 220 }),
  produceFood('aubergine', 'Melanzani', [20, 2.5, 1.1, 0.2], { singular: 'Melanzani', gramsPerPiece: 280 }),
  produceFood('red-pepper', 'Paprika, rot', [33, 5.2, 1.2, 0.4], {
    singular: 'roter Paprika',
    plural: 'rote Paprika',
    gramsPerPiece: 160,
  }),
  produceFood('yellow-pepper', 'Paprika, gelb', [30, 5.3, 1.1, 0.2], {
    singular: 'gelber Paprika',
    plural: 'gelbe Paprika',
    gramsPerPiece: 160,
  }),
  produceFood('green-pepper', 'Paprika, grün', [20, 2.9, 1.0, 0.2], {
    singular: 'grüner Paprika',
    plural: 'grüne Paprika',
    gramsPerPiece: 150,
  }),
  produceFood('chilli', 'Chilischoten', [40, 7.3, 1.9, 0.4], { singular: 'Chilischote', gramsPerPiece: 10 }),
  produceFood('hokkaido', 'Hokkaidokürbis', [63, 12.5, 1.7, 0.6]),
  produceFood('butternut', 'Butternusskürbis', [45, 9.7, 1.0, 0.1]),
  produceFood('green-beans', 'Fisolen', [33, 4.6, 2.1, 0.2]),
  produceFood('broccoli', 'Brokkoli', [34, 3.4, 3.3, 0.3], { singular: 'Brokkoli', gramsPerPiece: 400 }),
  produceFood('cauliflower', 'Karfiol', [25, 2.9, 2.1, 0.3], {
    singular: 'Kopf Karfiol',
    plural: 'Köpfe Karfiol',
    gramsPerPiece: 700,
  }),
  produceFood('brussels-sprouts', 'Kohlsprossen', [40, 4.0, 4.0, 0.4], { singular: 'Kohlsprosse', gramsPerPiece: 15 }),
  produceFood('white-cabbage', 'Weißkraut', [25, 4.0, 1.3, 0.2]),
  produceFood('red-cabbage', 'Rotkraut', [29, 4.5, 1.5, 0.2]),
  produceFood('savoy', 'Kohl (Wirsing)', [28, 2.9, 2.7, 0.3]),
  produceFood('chinese-cabbage', 'Chinakohl', [15, 1.8, 1.2, 0.2]),
  produceFood('kohlrabi', 'Kohlrabi', [27, 3.7, 1.9, 0.2], { singular: 'Kohlrabi', gramsPerPiece: 200 }),
  produceFood('fennel', 'Fenchel', [27, 4.2, 1.2, 0.2], {
    singular: 'Knolle Fenchel',
    plural: 'Knollen Fenchel',
    gramsPerPiece: 250,
  }),
  produceFood('asparagus', 'Grüner Spargel', [20, 2.0, 2.2, 0.1], {
    singular: 'Stange grüner Spargel',
    plural: 'Stangen grüner Spargel',
    gramsPerPiece: 20,
  }),
  produceFood('mushroom', 'Champignons', [22, 2.0, 2.9, 0.3], { singular: 'Champignon', gramsPerPiece: 20 }),
  produceFood('chanterelle', 'Eierschwammerl', [15, 0.2, 2.4, 0.5]),
  produceFood('avocado', 'Avocados', [160, 1.8, 2.0, 14.7], { singular: 'Avocado', gramsPerPiece: 150 }),
]
