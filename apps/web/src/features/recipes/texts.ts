import { countLimit } from '@kostbar/contracts/count-limit'
import { humanifiedMeals, type Meal, type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import { formatCount, formatNumber } from '../../lib/format.ts'

export const texts = {
  search: 'Rezept suchen',
  userRecipes: 'Rezepte dieser Person',
  userRecipesText: 'Das Herz merkt ein Rezept für die Person vor; gemerkte stehen vorne.',
  tags: 'Rezepte eingrenzen',
  /** @param total number of recipes on all pages, counted up to `countLimit`; null while the previous page is shown */
  shown: (count: number, total: number | null) => {
    if (total === null || total <= count) return formatCount(count, 'Rezept', 'Rezepte')
    return `${formatNumber(count)} von ${total >= countLimit ? 'über ' : ''}${formatNumber(total)} Rezepten`
  },
  searching: 'Wird gesucht …',
  more: 'Mehr zeigen',
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
  source: 'Quelle:',
  sourceAuthor: (name: string) => `von ${name}`,
  newTab: ' (öffnet ein neues Fenster)',
  /** Owner of a recipe as shown to the trainer, to the client (name not loaded) and to an admin. */
  ofViewer: 'Von dir',
  ofMyTrainer: 'Aus deiner Begleitung',
  ofTrainer: 'Aus der Begleitung',
  toggleFavourite: (name: string) => `„${name}“ merken`,
  addFavourite: 'Merken',
  isFavourite: 'Gemerkt',
  favouriteFailed: (name: string, reason: string) => `„${name}“ bleibt, wie es war. ${reason}`,

  recipe: 'Rezept',
  recipeFailed: 'Das Rezept lässt sich gerade nicht öffnen',
  goneTitle: 'Dieses Rezept gibt es nicht mehr',
  goneText: 'Vielleicht wurde es zurückgezogen, oder der Link stimmt nicht ganz.',
  perPortion: 'Pro Portion',
  ingredients: 'Zutaten',
  steps: 'Zubereitung',
  allergens: 'Allergene',
  noAllergens: 'Keine der 14 kennzeichnungspflichtigen Allergene.',
  allergensNotStated: 'Allergene nicht angegeben.',
  allergensIncomplete: 'Nicht von allen Zutaten sind die Allergene bekannt.',
  allergensNotStatedHint: 'Schau bei einer Allergie bitte bei jeder Zutat selbst nach.',
  print: 'Drucken',
  fileName: 'rezept',
  cookFor: 'Kochen für',
  addToPlan: 'In den Plan',
  planFailed: 'Dein Plan lässt sich gerade nicht laden.',
  planPortion: 'Eine Portion für dich. Im Plan kannst du das ändern.',
  planGo: 'Einplanen',
  plannedAlready: 'Da steht es schon.',
  addedToPlan: ({ day, meal }: { readonly day: Weekday; readonly meal: Meal }) =>
    `Eingeplant: ${weekdayNames[day]}, ${humanifiedMeals[meal]}.`,
  addToList: 'Zutaten auf die Liste',
  addedToList: (count: number) => `${formatCount(count, 'Zutat steht', 'Zutaten stehen')} auf deiner Einkaufsliste.`,
  nothingToBuy: 'Für dieses Rezept brauchst du nichts einzukaufen.',
  edit: 'Bearbeiten',
  withdraw: 'Zurückziehen',
  withdrawTitle: 'Rezept zurückziehen?',
  withdrawText: (name: string) =>
    `„${name}“ verschwindet aus allen Rezepten. Wo es in einem Plan steht, bleiben seine Werte in der Summe.`,
  withdrawn: (name: string) => `„${name}“ ist zurückgezogen.`,
} as const
