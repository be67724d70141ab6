import { foodsIn } from './food.ts'

const pantryFood = foodsIn('PANTRY')

/** Pulses (tinned ones drained), nuts and seeds. */
export const pulsesAndNuts = [
  pantryFood('red-lentils', 'Rote Linsen', [358, 52.3, 23.9, 2.2]),
  pantryFood('brown-lentils', 'Berglinsen', [352, 52.7, 24.6, 1.1]),
  pantryFood('cooked-lentils', 'Linsen, gekocht (Dose)', [95, 14, 7.0, 0.5]),
  pantryFood('dried-chickpeas', 'Kichererbsen, getrocknet', [378, 50.7, 20.5, 6.0]),
  pantryFood('chickpeas', 'Kichererbsen, gekocht (Dose)', [125, 16.5, 7.0, 2.5]),
  pantryFood('kidney-beans', 'Kidneybohnen (Dose)', [100, 14, 7.5, 0.6]),
  pantryFood('white-beans', 'Weiße Bohnen (Dose)', [100, 14.5, 7.0, 0.6]),
  pantryFood('runner-beans', 'Käferbohnen, gekocht (Dose)', [106, 15, 7.5, 0.6]),
  pantryFood('walnuts', 'Walnüsse', [665, 7.0, 15.2, 65.2], { gramsPerMl: 0.5, allergens: ['H'] }),
  pantryFood('almonds', 'Mandeln', [585, 9.1, 21.2, 49.9], { gramsPerMl: 0.6, allergens: ['H'] }),
  pantryFood('ground-almonds', 'Mandeln, gerieben', [585, 9.1, 21.2, 49.9], { gramsPerMl: 0.45, allergens: ['H'] }),
  pantryFood('almond-butter', 'Mandelmus', [620, 10, 21, 55.5], { gramsPerMl: 1.05, allergens: ['H'] }),
  pantryFood('hazelnuts', 'Haselnüsse', [635, 7.0, 15, 60.8], { gramsPerMl: 0.6, allergens: ['H'] }),
  pantryFood('ground-hazelnuts', 'Haselnüsse, gerieben', [635, 7.0, 15, 60.8], { gramsPerMl: 0.45, allergens: ['H'] }),
  pantryFood('cashews', 'Cashewkerne', [570, 26.9, 18.2, 43.9], { gramsPerMl: 0.6, allergens: ['H'] }),
  pantryFood('peanuts', 'Erdnüsse', [567, 7.6, 25.8, 49.2], { gramsPerMl: 0.6, allergens: ['E'] }),
  pantryFood('peanut-butter', 'Erdnussmus', [600, 13, 25, 50], { gramsPerMl: 1.05, allergens: ['E'] }),
  pantryFood('pumpkin-seeds', 'Kürbiskerne', [570, 4.7, 30.2, 49], { gramsPerMl: 0.6 }),
  pantryFood('sunflower-seeds', 'Sonnenblumenkerne', [584, 11.4, 20.8, 51.5], { gramsPerMl: 0.6 }),
  pantryFood('sesame', 'Sesam', [573, 11.6, 17.7, 49.7], { gramsPerMl: 0.6, allergens: ['N'] }),
  pantryFood('tahini', 'Sesammus (Tahin)', [595, 11.9, 17, 53.8], { gramsPerMl: 1.0, allergens: ['N'] }),
  pantryFood('poppy-seeds', 'Mohn, gemahlen', [525, 8.6, 18, 41.6], { gramsPerMl: 0.6 }),
  pantryFood('linseed', 'Leinsamen', [534, 1.6, 18.3, 42.2], { gramsPerMl: 0.65 }),
  pantryFood('chia', 'Chiasamen', [486, 7.7, 16.5, 30.7], { gramsPerMl: 0.7 }),
  pantryFood('coconut-flakes', 'Kokosraspel', [660, 7.4, 6.9, 64.5], { gramsPerMl: 0.35 }),
  pantryFood('chestnuts', 'Maroni, gekocht', [175, 35, 3.0, 1.5], {
    singular: 'gekochte Marone',
    plural: 'gekochte Maroni',
    gramsPerPiece: 10,
  }),
]
