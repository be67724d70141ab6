import { foodsIn } from './food.ts'

const counterFood = foodsIn('MEAT_FISH')

/** Meat, poultry and fish, raw unless the name says otherwise; without bones, skin of fish included. */
export const meatAndFish = [
  counterFood('chicken-breast', 'Hühnerbrust', [106, 0, 23.5, 1.2], {
    singular: 'Hühnerbrust',
    plural: 'Hühnerbrüste',
    gramsPerPiece: 160,
  }),
  counterFood('chicken-thigh', 'Hühnerkeulen, ausgelöst, ohne Haut', [124, 0, 19.6, 5.0], {
    singular: 'ausgelöste Hühnerkeule ohne Haut',
    plural: 'ausgelöste Hühnerkeulen ohne Haut',
    gramsPerPiece: 120,
  }),
  counterFood('turkey-breast', 'Putenbrust', [107, 0, 24.1, 1.0], {
    singular: 'Stück Putenbrust',
    plural: 'Stück Putenbrust',
    gramsPerPiece: 150,
  }),
  counterFood('minced-turkey', 'Putenfaschiertes', [138, 0, 20, 6.5]),
  counterFood('turkey-ham', 'Putenschinken', [105, 1.0, 20.5, 2.0], {
    singular: 'Scheibe Putenschinken',
    plural: 'Scheiben Putenschinken',
    gramsPerPiece: 20,
  }),
  counterFood('minced-beef', 'Rindsfaschiertes, mager', [181, 0, 20.5, 11]),
  counterFood('stewing-beef', 'Rindfleisch zum Schmoren (Wadschinken)', [135, 0, 21, 5.5]),
  counterFood('tafelspitz', 'Tafelspitz', [144, 0, 21, 6.5]),
  counterFood('sirloin', 'Beiried', [138, 0, 22, 5.5]),
  counterFood('veal', 'Kalbsschnitzel', [103, 0, 21.5, 1.8], { singular: 'Kalbsschnitzel', gramsPerPiece: 130 }),
  counterFood('pork-tenderloin', 'Schweinslungenbraten', [107, 0, 22, 2.0]),
  counterFood('lean-pork', 'Schweinefleisch, mager (Schulter)', [132, 0, 20.5, 5.5]),
  counterFood('lamb', 'Lammkeule, ausgelöst', [158, 0, 20, 8.5]),
  counterFood('ham', 'Beinschinken', [125, 1.0, 20, 4.5], {
    singular: 'Scheibe Beinschinken',
    plural: 'Scheiben Beinschinken',
    gramsPerPiece: 20,
  }),
  counterFood('bacon', 'Bauchspeck, geräuchert', [335, 0.5, 16, 30]),
  counterFood('trout', 'Forellen, küchenfertig', [119, 0, 20.5, 3.7], {
    singular: 'küchenfertige Forelle',
    plural: 'küchenfertige Forellen',
    gramsPerPiece: 190,
    allergens: ['D'],
  }),
  counterFood('char', 'Saiblingsfilet', [125, 0, 20, 5.0], {
    singular: 'Saiblingsfilet',
    plural: 'Saiblingsfilets',
    gramsPerPiece: 150,
    allergens: ['D'],
  }),
  counterFood('carp', 'Karpfenfilet', [125, 0, 17.8, 5.6], {
    singular: 'Karpfenfilet',
    plural: 'Karpfenfilets',
    gramsPerPiece: 160,
    allergens: ['D'],
  }),
  counterFood('zander', 'Zanderfilet', [84, 0, 19.2, 0.7], {
    singular: 'Zanderfilet',
    plural: 'Zanderfilets',
    gramsPerPiece: 150,
    allergens: ['D'],
  }),
  counterFood('cod', 'Kabeljaufilet', [77, 0, 17.7, 0.6], {
    singular: 'Kabeljaufilet',
    plural: 'Kabeljaufilets',
    gramsPerPiece: 150,
    allergens: ['D'],
  }),
  counterFood('salmon', 'Lachsfilet', [206, 0, 20.4, 13.4], {
    singular: 'Lachsfilet',
    plural: 'Lachsfilets',
    gramsPerPiece: 140,
    allergens: ['D'],
  }),
  counterFood('smoked-trout', 'Räucherforelle', [130, 0, 22, 4.5], {
    singular: 'Filet Räucherforelle',
    plural: 'Filets Räucherforelle',
    gramsPerPiece: 65,
    allergens: ['D'],
  }),
  counterFood('smoked-salmon', 'Räucherlachs', [180, 0, 22, 10], {
    singular: 'Scheibe Räucherlachs',
    plural: 'Scheiben Räucherlachs',
    gramsPerPiece: 25,
    allergens: ['D'],
  }),
  counterFood('prawns', 'Garnelen, geschält', [85, 0.5, 20, 0.5], {
    singular: 'geschälte Garnele',
    plural: 'geschälte Garnelen',
    gramsPerPiece: 12,
    allergens: ['B'],
  }),
]
