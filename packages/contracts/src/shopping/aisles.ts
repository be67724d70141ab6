/** The aisles of a shop in walking order, with their German names. */
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
