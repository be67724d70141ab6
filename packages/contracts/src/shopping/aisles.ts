/** German names of a shop's aisles, in walking order. */
export const aisles = {
  PRODUCE: 'Obst und Gemüse',
  BAKERY: 'Brot und Gebäck',
  DAIRY: 'Milch, Käse und Eier',
  MEAT_FISH: 'Fleisch und Fisch',
  PANTRY: 'Vorrat',
  SPICES: 'Gewürze',
  FROZEN: 'Tiefgekühltes',
  DRINKS: 'Getränke',
} as const
export type Aisle = keyof typeof aisles
