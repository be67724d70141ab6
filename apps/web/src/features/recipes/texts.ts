import { formatCount, formatNumber } from '../../lib/format.ts'

export const texts = {
  search: 'Rezept suchen',
  tags: 'Rezepte eingrenzen',
  shown: (count: number, more: boolean) =>
    more ? `Die ersten ${formatNumber(count)} Rezepte` : formatCount(count, 'Rezept', 'Rezepte'),
  searching: 'Wird gesucht …',
  more: 'Mehr laden',
  moreFailed: 'Weitere Rezepte lassen sich gerade nicht laden.',
  tryAgain: 'Nochmal versuchen',
  loadFailed: 'Die Rezepte lassen sich gerade nicht laden',
  emptyTitle: 'Noch keine Rezepte da',
  emptyText: 'Sobald es Rezepte für dich gibt, findest du sie hier.',
  nothingTitle: 'Dazu ist noch nichts im Kochbuch',
  nothingText: 'Versuch es mit einem anderen Wort oder mit weniger Filtern.',
  showAll: 'Alle Rezepte anzeigen',

  kcal: (kcal: number) => `${formatNumber(Math.round(kcal))} kcal`,
  minutes: (minutes: number) => `${formatNumber(minutes)} Min.`,
  prepTime: 'Zubereitungszeit',
  own: 'Vom Trainer',
  toggleFavourite: (name: string) => `„${name}“ merken`,
  addFavourite: 'Merken',
  isFavourite: 'Gemerkt',
  favouriteFailed: (name: string, reason: string) => `„${name}“ bleibt, wie es war. ${reason}`,

  recipe: 'Rezept',
  recipeFailed: 'Das Rezept lässt sich gerade nicht öffnen',
  perPortion: 'Pro Portion',
  ingredients: 'Zutaten',
  steps: 'Zubereitung',
  allergens: 'Allergene',
  noAllergens: 'Keine der 14 kennzeichnungspflichtigen Allergene.',
  allergensNotStated: 'Allergene nicht angegeben.',
  allergensNotStatedHint: 'Schau bei einer Allergie bitte bei jeder Zutat selbst nach.',
  print: 'Drucken',
  withdraw: 'Zurückziehen',
  withdrawTitle: 'Rezept zurückziehen?',
  withdrawText: (name: string) =>
    `„${name}“ verschwindet aus allen Rezepten. Wo es in einem Plan steht, bleiben seine Werte in der Summe.`,
  withdrawn: (name: string) => `„${name}“ ist zurückgezogen.`,
} as const
