import { foodsIn } from './food.ts'

const produceFood = foodsIn('PRODUCE')

/** Fresh fruit without stones, peel and core. */
export const fruit = [
  produceFood('apple', 'Äpfel', [54, 11.4, 0.3, 0.2], { singular: 'Apfel', gramsPerPiece: 150 }),
  produceFood('pear', 'Birnen', [57, 12.1, 0.4, 0.1], { singular: 'Birne', gramsPerPiece: 170 }),
  produceFood('banana', 'Bananen', [90, 20.2, 1.1, 0.3], { singular: 'Banane', gramsPerPiece: 120 }),
  produceFood('orange', 'Orangen', [47, 9.4, 0.9, 0.1], { singular: 'Orange', gramsPerPiece: 160 }),
  produceFood('mandarin', 'Mandarinen', [50, 11.5, 0.8, 0.3], { singular: 'Mandarine', gramsPerPiece: 70 }),
  produceFood('lemon', 'Bio-Zitronen', [30, 6.5, 1.1, 0.3], { singular: 'Bio-Zitrone', gramsPerPiece: 60 }),
  produceFood('lime', 'Bio-Limetten', [30, 7.7, 0.7, 0.2], { singular: 'Bio-Limette', gramsPerPiece: 45 }),
  produceFood('grapefruit', 'Grapefruits', [40, 8.0, 0.7, 0.1], { singular: 'Grapefruit', gramsPerPiece: 250 }),
  produceFood('strawberry', 'Erdbeeren', [32, 5.7, 0.7, 0.3], { singular: 'Erdbeere', gramsPerPiece: 15 }),
  produceFood('raspberry', 'Himbeeren', [37, 4.8, 1.3, 0.3]),
  produceFood('blueberry', 'Heidelbeeren', [50, 11.0, 0.7, 0.4]),
  produceFood('redcurrant', 'Ribisel', [45, 8.5, 1.2, 0.2]),
  produceFood('apricot', 'Marillen', [46, 8.7, 0.9, 0.3], { singular: 'Marille', gramsPerPiece: 45 }),
  produceFood('plum', 'Zwetschken', [46, 9.4, 0.7, 0.3], { singular: 'Zwetschke', gramsPerPiece: 30 }),
  produceFood('cherry', 'Kirschen', [62, 13.3, 1.0, 0.3], { singular: 'Kirsche', gramsPerPiece: 8 }),
  produceFood('peach', 'Pfirsiche', [41, 8.6, 0.9, 0.2], { singular: 'Pfirsich', gramsPerPiece: 140 }),
  produceFood('grapes', 'Weintrauben', [69, 16.0, 0.7, 0.2], { singular: 'Weintraube', gramsPerPiece: 5 }),
  produceFood('kiwi', 'Kiwis', [58, 11.0, 1.1, 0.5], { singular: 'Kiwi', gramsPerPiece: 75 }),
  produceFood('mango', 'Mangos', [60, 13.4, 0.8, 0.4], { singular: 'Mango', gramsPerPiece: 220 }),
  produceFood('pineapple', 'Ananas', [52, 11.8, 0.5, 0.1]),
  produceFood('watermelon', 'Wassermelone', [30, 7.2, 0.6, 0.2]),
  produceFood('melon', 'Zuckermelone', [34, 7.3, 0.8, 0.2]),
  produceFood('rhubarb', 'Rhabarber', [17, 2.7, 0.8, 0.2]),
  produceFood('pomegranate', 'Granatapfelkerne', [83, 14.7, 1.7, 1.2], { gramsPerMl: 0.65 }),
]
