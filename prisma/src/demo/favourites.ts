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

/** Recipes owned by Anna's trainer; all others are public. */
export const demoTrainerRecipes = ['Skyr mit Marillen und gerösteten Kürbiskernen', 'Edamame mit Zitrone und Sesam']

/** Workout links from Anna's trainer; pages of organisations, not of Kostbar. */
export const demoWorkoutLinks = [
  { name: 'Bewegung in deiner Nähe', link: 'https://www.fitsportaustria.at/' },
  { name: 'Wanderungen für das Wochenende', link: 'https://www.alpenverein.at/' },
  { name: 'Mehr Bewegung im Alltag', link: 'https://fgoe.org/' },
]
