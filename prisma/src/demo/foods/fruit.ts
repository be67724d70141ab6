import { foodsIn } from './food.ts'

const fresh = foodsIn('PRODUCE')

/** Fresh fruit without stones, peel and core. */
export const fruit = [
  fresh('apple', 'Äpfel', [54, 11.4, 0.3, 0.2], { singular: 'Apfel', gramsPerPiece: 150 }),
  fresh('pear', 'Birnen', [57, 12.1, 0.4, 0.1], { singular: 'Birne', gramsPerPiece: 170 }),
  fresh('banana', 'Bananen', [90, 20.2, 1.1, 0.3], { singular: 'Banane', gramsPerPiece: 120 }),
  fresh('orange', 'Orangen', [47, 9.4, 0.9, 0.1], { singular: 'Orange', gramsPerPiece: 160 }),
  fresh('mandarin', 'Mandarinen', [50, 11.5, 0.8, 0.3], { singular: 'Mandarine', gramsPerPiece: 70 }),
  fresh('lemon', 'Bio-Zitronen', [30, 6.5, 1.1, 0.3], { singular: 'Bio-Zitrone', gramsPerPiece: 60 }),
  fresh('lime', 'Bio-Limetten', [30, 7.7, 0.7, 0.2], { singular: 'Bio-Limette', gramsPerPiece: 45 }),
  fresh('grapefruit', 'Grapefruits', [40, 8.0, 0.7, 0.1], { singular: 'Grapefruit', gramsPerPiece: 250 }),
  fresh('strawberry', 'Erdbeeren', [32, 5.7, 0.7, 0.3], { singular: 'Erdbeere', gramsPerPiece: 15 }),
  fresh('raspberry', 'Himbeeren', [37, 4.8, 1.3, 0.3]),
  fresh('blueberry', 'Heidelbeeren', [50, 11.0, 0.7, 0.4]),
  fresh('redcurrant', 'Ribisel', [45, 8.5, 1.2, 0.2]),
  fresh('apricot', 'Marillen', [46, 8.7, 0.9, 0.3], { singular: 'Marille', gramsPerPiece: 45 }),
  fresh('plum', 'Zwetschken', [46, 9.4, 0.7, 0.3], { singular: 'Zwetschke', gramsPerPiece: 30 }),
  fresh('cherry', 'Kirschen', [62, 13.3, 1.0, 0.3], { singular: 'Kirsche', gramsPerPiece: 8 }),
  fresh('peach', 'Pfirsiche', [41, 8.6, 0.9, 0.2], { singular: 'Pfirsich', gramsPerPiece: 140 }),
  fresh('grapes', 'Weintrauben', [69, 16.0, 0.7, 0.2], { singular: 'Weintraube', gramsPerPiece: 5 }),
  fresh('kiwi', 'Kiwis', [58, 11.0, 1.1, 0.5], { singular: 'Kiwi', gramsPerPiece: 75 }),
  fresh('mango', 'Mangos', [60, 13.4, 0.8, 0.4], { singular: 'Mango', gramsPerPiece: 220 }),
  fresh('pineapple', 'Ananas', [52, 11.8, 0.5, 0.1]),
  fresh('watermelon', 'Wassermelone', [30, 7.2, 0.6, 0.2]),
  fresh('melon', 'Zuckermelone', [34, 7.3, 0.8, 0.2]),
  fresh('rhubarb', 'Rhabarber', [17, 2.7, 0.8, 0.2]),
  fresh('pomegranate', 'Granatapfelkerne', [83, 14.7, 1.7, 1.2], { gramsPerMl: 0.65 }),
]
