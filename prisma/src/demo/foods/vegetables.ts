import { foodsIn } from './food.ts'

const fresh = foodsIn('PRODUCE')

/** Roots, cabbages, fruiting vegetables and mushrooms. */
export const vegetables = [
  fresh('potato', 'Erdäpfel, festkochend', [76, 15.6, 2.0, 0.1], {
    singular: 'festkochender Erdapfel',
    plural: 'festkochende Erdäpfel',
    gramsPerPiece: 120,
  }),
  fresh('floury-potato', 'Erdäpfel, mehlig', [77, 16.0, 2.0, 0.1], {
    singular: 'mehliger Erdapfel',
    plural: 'mehlige Erdäpfel',
    gramsPerPiece: 130,
  }),
  fresh('sweet-potato', 'Süßkartoffeln', [85, 17.1, 1.6, 0.1], { singular: 'Süßkartoffel', gramsPerPiece: 250 }),
  fresh('carrot', 'Karotten', [36, 6.8, 0.9, 0.2], { singular: 'Karotte', gramsPerPiece: 80 }),
  fresh('celeriac', 'Knollensellerie', [27, 2.3, 1.6, 0.3], { allergens: ['L'] }),
  fresh('celery', 'Stangensellerie', [14, 1.4, 0.7, 0.2], {
    singular: 'Stange Stangensellerie',
    plural: 'Stangen Stangensellerie',
    gramsPerPiece: 45,
    allergens: ['L'],
  }),
  fresh('parsley-root', 'Petersilwurzel', [40, 6.0, 2.9, 0.5], {
    singular: 'Petersilwurzel',
    plural: 'Petersilwurzeln',
    gramsPerPiece: 70,
  }),
  fresh('beetroot', 'Rote Rüben', [42, 7.6, 1.6, 0.1], { singular: 'Rote Rübe', gramsPerPiece: 150 }),
  fresh('radish', 'Radieschen', [15, 2.2, 1.0, 0.1], { singular: 'Radieschen', gramsPerPiece: 12 }),
  fresh('horseradish', 'Kren', [63, 11.7, 2.8, 0.3], { gramsPerMl: 0.6 }),
  fresh('onion', 'Zwiebeln', [35, 6.6, 1.1, 0.1], { singular: 'Zwiebel', gramsPerPiece: 90 }),
  fresh('red-onion', 'Rote Zwiebeln', [38, 7.4, 1.1, 0.1], {
    singular: 'rote Zwiebel',
    plural: 'rote Zwiebeln',
    gramsPerPiece: 80,
  }),
  fresh('spring-onion', 'Jungzwiebeln', [30, 4.5, 1.8, 0.2], { singular: 'Jungzwiebel', gramsPerPiece: 20 }),
  fresh('leek', 'Lauch', [29, 3.3, 2.2, 0.3], {
    singular: 'Stange Lauch',
    plural: 'Stangen Lauch',
    gramsPerPiece: 200,
  }),
  fresh('garlic', 'Knoblauch', [149, 31, 6.4, 0.5], {
    singular: 'Zehe Knoblauch',
    plural: 'Zehen Knoblauch',
    gramsPerPiece: 4,
  }),
  fresh('ginger', 'Ingwer', [80, 15.8, 1.8, 0.8], { gramsPerMl: 0.8 }),
  fresh('tomato', 'Paradeiser', [18, 2.7, 0.9, 0.2], { singular: 'Paradeiser', gramsPerPiece: 100 }),
  fresh('cherry-tomato', 'Cocktailparadeiser', [20, 3.1, 0.9, 0.2], {
    singular: 'Cocktailparadeiser',
    gramsPerPiece: 15,
  }),
  fresh('cucumber', 'Salatgurke', [14, 2.0, 0.7, 0.1], {
    singular: 'Salatgurke',
    plural: 'Salatgurken',
    gramsPerPiece: 400,
  }),
  fresh('zucchini', 'Zucchini', [19, 2.1, 1.4, 0.3], { singular: 'Zucchini', gramsPerPiece: 220 }),
  fresh('aubergine', 'Melanzani', [20, 2.5, 1.1, 0.2], { singular: 'Melanzani', gramsPerPiece: 280 }),
  fresh('red-pepper', 'Paprika, rot', [33, 5.2, 1.2, 0.4], {
    singular: 'roter Paprika',
    plural: 'rote Paprika',
    gramsPerPiece: 160,
  }),
  fresh('yellow-pepper', 'Paprika, gelb', [30, 5.3, 1.1, 0.2], {
    singular: 'gelber Paprika',
    plural: 'gelbe Paprika',
    gramsPerPiece: 160,
  }),
  fresh('green-pepper', 'Paprika, grün', [20, 2.9, 1.0, 0.2], {
    singular: 'grüner Paprika',
    plural: 'grüne Paprika',
    gramsPerPiece: 150,
  }),
  fresh('chilli', 'Chilischoten', [40, 7.3, 1.9, 0.4], { singular: 'Chilischote', gramsPerPiece: 10 }),
  fresh('hokkaido', 'Hokkaidokürbis', [63, 12.5, 1.7, 0.6]),
  fresh('butternut', 'Butternusskürbis', [45, 9.7, 1.0, 0.1]),
  fresh('green-beans', 'Fisolen', [33, 4.6, 2.1, 0.2]),
  fresh('broccoli', 'Brokkoli', [34, 3.4, 3.3, 0.3], { singular: 'Brokkoli', gramsPerPiece: 400 }),
  fresh('cauliflower', 'Karfiol', [25, 2.9, 2.1, 0.3], {
    singular: 'Kopf Karfiol',
    plural: 'Köpfe Karfiol',
    gramsPerPiece: 700,
  }),
  fresh('brussels-sprouts', 'Kohlsprossen', [40, 4.0, 4.0, 0.4], { singular: 'Kohlsprosse', gramsPerPiece: 15 }),
  fresh('white-cabbage', 'Weißkraut', [25, 4.0, 1.3, 0.2]),
  fresh('red-cabbage', 'Rotkraut', [29, 4.5, 1.5, 0.2]),
  fresh('savoy', 'Kohl (Wirsing)', [28, 2.9, 2.7, 0.3]),
  fresh('chinese-cabbage', 'Chinakohl', [15, 1.8, 1.2, 0.2]),
  fresh('kohlrabi', 'Kohlrabi', [27, 3.7, 1.9, 0.2], { singular: 'Kohlrabi', gramsPerPiece: 200 }),
  fresh('fennel', 'Fenchel', [27, 4.2, 1.2, 0.2], {
    singular: 'Knolle Fenchel',
    plural: 'Knollen Fenchel',
    gramsPerPiece: 250,
  }),
  fresh('asparagus', 'Grüner Spargel', [20, 2.0, 2.2, 0.1], {
    singular: 'Stange grüner Spargel',
    plural: 'Stangen grüner Spargel',
    gramsPerPiece: 20,
  }),
  fresh('mushroom', 'Champignons', [22, 2.0, 2.9, 0.3], { singular: 'Champignon', gramsPerPiece: 20 }),
  fresh('chanterelle', 'Eierschwammerl', [15, 0.2, 2.4, 0.5]),
  fresh('avocado', 'Avocados', [160, 1.8, 2.0, 14.7], { singular: 'Avocado', gramsPerPiece: 150 }),
]
