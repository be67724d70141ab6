import { foodsIn } from './food.ts'

const oil = foodsIn('PANTRY')
const spice = foodsIn('SPICES')

/** Oils, salt, spices and dried herbs. */
export const oilsAndSpices = [
  oil('olive-oil', 'Olivenöl', [884, 0, 0, 100], { gramsPerMl: 0.92 }),
  oil('rapeseed-oil', 'Rapsöl', [884, 0, 0, 100], { gramsPerMl: 0.92 }),
  oil('sunflower-oil', 'Sonnenblumenöl', [884, 0, 0, 100], { gramsPerMl: 0.92 }),
  oil('pumpkin-seed-oil', 'Kürbiskernöl', [880, 0, 0, 99.5], { gramsPerMl: 0.92 }),
  oil('linseed-oil', 'Leinöl', [884, 0, 0, 100], { gramsPerMl: 0.93 }),
  oil('walnut-oil', 'Walnussöl', [884, 0, 0, 100], { gramsPerMl: 0.92, allergens: ['H'] }),
  oil('sesame-oil', 'Sesamöl', [884, 0, 0, 100], { gramsPerMl: 0.92, allergens: ['N'] }),
  spice('salt', 'Salz', [0, 0, 0, 0], { gramsPerMl: 1.2 }),
  spice('pepper', 'Pfeffer, schwarz', [251, 38.7, 10.4, 3.3], { gramsPerMl: 0.45 }),
  spice('paprika', 'Paprikapulver, edelsüß', [282, 19.1, 14.1, 12.9], { gramsPerMl: 0.45 }),
  spice('smoked-paprika', 'Paprikapulver, geräuchert', [282, 19.1, 14.1, 12.9], { gramsPerMl: 0.45 }),
  spice('caraway', 'Kümmel', [333, 11.9, 19.8, 14.6], { gramsPerMl: 0.45 }),
  spice('marjoram', 'Majoran', [271, 20.3, 12.7, 7.0], { gramsPerMl: 0.15 }),
  spice('oregano', 'Oregano', [265, 26.4, 9.0, 4.3], { gramsPerMl: 0.2 }),
  spice('dried-thyme', 'Thymian, getrocknet', [276, 27, 9.1, 7.4], { gramsPerMl: 0.2 }),
  spice('bay-leaf', 'Lorbeerblätter', [313, 48.6, 7.6, 8.4], { singular: 'Lorbeerblatt', gramsPerPiece: 0.3 }),
  spice('nutmeg', 'Muskatnuss', [525, 28.5, 5.8, 36.3], { gramsPerMl: 0.45 }),
  spice('curry', 'Currypulver', [325, 2.6, 14.3, 14], { gramsPerMl: 0.42, allergens: ['M'] }),
  spice('turmeric', 'Kurkuma', [312, 44.4, 9.7, 3.3], { gramsPerMl: 0.5 }),
  spice('cumin', 'Kreuzkümmel, gemahlen', [375, 33.7, 17.8, 22.3], { gramsPerMl: 0.45 }),
  spice('cinnamon', 'Zimt', [247, 27.5, 4.0, 1.2], { gramsPerMl: 0.5 }),
  spice('chilli-flakes', 'Chiliflocken', [318, 29.4, 12, 17.3], { gramsPerMl: 0.4 }),
]
