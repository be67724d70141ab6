/** Seasonal ingredients in Austria by illustration: German name and kitchen tip. */
export const seasonal = {
  apple: ['Apfel', 'Mit Zimt im Rohr gebacken duftet die ganze Küche.'],
  apricot: ['Marille', 'Jetzt ist sie am süßesten, am besten lauwarm von der Sonne.'],
  basil: ['Basilikum', 'Erst am Schluss dazugeben, dann bleibt der Duft.'],
  beetroot: ['Rote Rübe', 'Im Ganzen gebacken wird sie mild und fast süß.'],
  berries: ['Beeren', 'Eine Handvoll macht aus jedem Joghurt ein Frühstück.'],
  broccoli: ['Brokkoli', 'Kurz und heiß gebraten schmeckt er nussig.'],
  carrot: ['Karotte', 'Mit etwas Butter und Honig glänzt sie von selbst.'],
  dill: ['Dille', 'Mit Gurke und Rahm ein halber Sommer.'],
  garlic: ['Knoblauch', 'Langsam geschmort wird er weich und süß.'],
  mushroom: ['Schwammerl', 'In die heiße Pfanne und erst wenden, wenn sie bräunen.'],
  nuts: ['Nüsse', 'Kurz geröstet geben sie jedem Salat Biss.'],
  onion: ['Zwiebel', 'Lass ihr Zeit: goldbraun ist sie die Basis für alles.'],
  parsley: ['Petersilie', 'Auch die Stiele haben Geschmack, fein gehackt in die Suppe.'],
  pear: ['Birne', 'Mit Käse und Brot ein Abendessen ohne Kochen.'],
  pepper: ['Paprika', 'Über der Flamme geröstet lässt sich die Haut abziehen.'],
  potato: ['Erdapfel', 'Mit der Schale gekocht bleibt mehr Geschmack.'],
  pumpkin: ['Kürbis', 'Der Hokkaido darf seine Schale behalten.'],
  spinach: ['Spinat', 'Er braucht nur eine Minute, dann ist er fertig.'],
  tomato: ['Paradeiser', 'Sie mögen es warm, im Kühlschrank verlieren sie Geschmack.'],
} as const satisfies Record<string, readonly [name: string, tip: string]>

export type Ingredient = keyof typeof seasonal

const ingredientsByMonth: readonly (readonly Ingredient[])[] = [
  ['beetroot', 'carrot', 'potato', 'apple'],
  ['potato', 'onion', 'carrot', 'nuts'],
  ['spinach', 'garlic', 'carrot', 'onion'],
  ['spinach', 'parsley', 'garlic'],
  ['spinach', 'dill', 'parsley'],
  ['berries', 'broccoli', 'dill', 'basil'],
  ['apricot', 'berries', 'tomato', 'basil'],
  ['tomato', 'pepper', 'apricot', 'basil'],
  ['pear', 'apple', 'pepper', 'mushroom'],
  ['pumpkin', 'mushroom', 'nuts', 'pear'],
  ['pumpkin', 'beetroot', 'nuts', 'apple'],
  ['apple', 'nuts', 'carrot', 'beetroot'],
]

/**
 * Seasonal ingredient of a day; changes daily.
 * @param day ISO date, such as `2026-11-21`
 */
export function pickIngredient(day: string): Ingredient {
  const [, month, dayOfMonth] = day.split('-').map(Number)
  const choice = ingredientsByMonth[(month ?? 1) - 1] ?? ['apple']
  return choice[(dayOfMonth ?? 0) % choice.length] ?? 'apple'
}
