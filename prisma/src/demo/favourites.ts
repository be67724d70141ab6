/** Favourite recipes of Anna. */
export const demoFavourites = [
  'Porridge mit Apfel und Zimt',
  'Kräutertopfen auf Bauernbrot',
  'Topfencreme mit Beeren',
  'Kürbiscremesuppe mit Kernöl',
  'Linsencurry mit Spinat und Reis',
  'Zander auf Paprikakraut',
  'Krautfleckerl',
  'Kaiserschmarren mit Apfelmus',
]

/** Recipes of Anna's trainer; all others are everyone's. */
export const demoTrainerRecipes = ['Skyr mit Marillen und gerösteten Kürbiskernen', 'Edamame mit Zitrone und Sesam']

/** What her trainer recommends to move; pages of organisations, not of Kostbar. */
export const demoWorkoutLinks = [
  { name: 'Bewegung in deiner Nähe', link: 'https://www.fitsportaustria.at/' },
  { name: 'Wanderungen für das Wochenende', link: 'https://www.alpenverein.at/' },
  { name: 'Mehr Bewegung im Alltag', link: 'https://fgoe.org/' },
]
