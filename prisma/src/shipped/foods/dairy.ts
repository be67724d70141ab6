import { foodsIn } from './food.ts'

const milk = foodsIn('DAIRY')

/** Milk, yoghurt, cheese, eggs and other foods of the refrigerated shelf. */
export const dairy = [
  milk('milk', 'Vollmilch', [65, 4.8, 3.3, 3.5], { gramsPerMl: 1.03, allergens: ['G'] }),
  milk('low-fat-milk', 'Leichtmilch 1,5 %', [48, 4.8, 3.4, 1.5], { gramsPerMl: 1.03, allergens: ['G'] }),
  milk('buttermilk', 'Buttermilch', [39, 4.0, 3.4, 1.0], { gramsPerMl: 1.03, allergens: ['G'] }),
  milk('kefir', 'Kefir', [61, 4.0, 3.4, 3.5], { gramsPerMl: 1.03, allergens: ['G'] }),
  milk('yoghurt', 'Naturjoghurt 3,6 %', [67, 4.6, 3.8, 3.6], {
    gramsPerMl: 1.03,
    allergens: ['G'],
    portions: [{ name: 'Becher', grams: 250 }],
  }),
  milk('greek-yoghurt', 'Griechisches Joghurt 10 %', [128, 4.0, 5.5, 10], { gramsPerMl: 1.03, allergens: ['G'] }),
  milk('skyr', 'Skyr, natur', [63, 4.0, 11, 0.2], { gramsPerMl: 1.05, allergens: ['G'] }),
  milk('low-fat-topfen', 'Magertopfen', [68, 3.9, 12.2, 0.3], { gramsPerMl: 1.05, allergens: ['G'] }),
  milk('topfen', 'Topfen 20 % F. i. T.', [105, 3.4, 11.5, 4.7], {
    gramsPerMl: 1.05,
    allergens: ['G'],
    portions: [{ name: 'Packung', grams: 250 }],
  }),
  milk('cottage-cheese', 'Hüttenkäse', [100, 3.0, 12.5, 4.3], { gramsPerMl: 1.0, allergens: ['G'] }),
  milk('ricotta', 'Ricotta', [146, 3.5, 9.0, 10.5], { gramsPerMl: 1.0, allergens: ['G'] }),
  milk('cream-cheese', 'Frischkäse', [250, 3.2, 6.5, 23.5], { gramsPerMl: 1.0, allergens: ['G'] }),
  milk('goat-cheese', 'Ziegenfrischkäse', [218, 2.5, 12, 18], { gramsPerMl: 1.0, allergens: ['G'] }),
  milk('mozzarella', 'Mozzarella', [245, 1.0, 18.5, 18.7], {
    singular: 'Kugel Mozzarella',
    plural: 'Kugeln Mozzarella',
    gramsPerPiece: 125,
    allergens: ['G'],
  }),
  milk('feta', 'Schafkäse', [270, 1.0, 16, 22.5], { allergens: ['G'], portions: [{ name: 'Packung', grams: 150 }] }),
  milk('grey-cheese', 'Graukäse', [140, 1.0, 30, 1.5], { allergens: ['G'] }),
  milk('mountain-cheese', 'Bergkäse', [400, 0, 28, 32], { gramsPerMl: 0.4, allergens: ['G'] }),
  milk('emmental', 'Emmentaler', [380, 0, 28.5, 29.5], { gramsPerMl: 0.4, allergens: ['G'] }),
  milk('gouda', 'Gouda', [355, 0, 25, 28], { gramsPerMl: 0.4, allergens: ['G'] }),
  milk('parmesan', 'Parmesan', [400, 0, 35.5, 28.6], { gramsPerMl: 0.4, allergens: ['G'] }),
  milk('halloumi', 'Halloumi', [321, 2.0, 22, 25], { allergens: ['G'] }),
  milk('sour-cream', 'Sauerrahm', [162, 3.6, 2.9, 15], { gramsPerMl: 1.0, allergens: ['G'] }),
  milk('light-cream', 'Kaffeeobers 15 %', [165, 4.0, 3.0, 15], { gramsPerMl: 1.0, allergens: ['G'] }),
  milk('cream', 'Schlagobers', [340, 3.2, 2.2, 36], { gramsPerMl: 0.99, allergens: ['G'] }),
  milk('butter', 'Butter', [742, 0.7, 0.7, 82], { gramsPerMl: 0.91, allergens: ['G'] }),
  milk('clarified-butter', 'Butterschmalz', [895, 0, 0.3, 99.4], { gramsPerMl: 0.9, allergens: ['G'] }),
  milk('egg', 'Eier', [143, 0.8, 12.6, 9.8], { singular: 'Ei', gramsPerPiece: 55, allergens: ['C'] }),
  milk('tofu', 'Tofu, natur', [128, 1.5, 14, 7.5], { allergens: ['F'] }),
  milk('smoked-tofu', 'Räuchertofu', [168, 2.0, 17, 10], { allergens: ['F'] }),
  milk('soy-yoghurt', 'Sojajoghurt, natur', [47, 2.0, 4.0, 2.3], { gramsPerMl: 1.03, allergens: ['F'] }),
  milk('yeast', 'Germ, frisch', [95, 10, 8.4, 1.9], {
    singular: 'Würfel frische Germ',
    plural: 'Würfel frische Germ',
    gramsPerPiece: 42,
  }),
]
