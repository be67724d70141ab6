/** German names of the EU's fourteen allergens, by the letters used in Austria. */
export const allergens = {
  A: 'Gluten',
  B: 'Krebstiere',
  C: 'Ei',
  D: 'Fisch',
  E: 'Erdnuss',
  F: 'Soja',
  G: 'Milch',
  H: 'Schalenfrüchte',
  L: 'Sellerie',
  M: 'Senf',
  N: 'Sesam',
  O: 'Sulfite',
  P: 'Lupinen',
  R: 'Weichtiere',
} as const
export type Allergen = keyof typeof allergens
