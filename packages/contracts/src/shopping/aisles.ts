/** The ways through a shop in their order, with the names people read. */
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
