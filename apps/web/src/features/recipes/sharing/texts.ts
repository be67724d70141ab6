import { countLimit } from '@kostbar/contracts/count-limit'
import { formatCount, formatNumber } from '../../../lib/format.ts'

const people = (count: number) => formatCount(count, 'Person', 'Personen')
const recipes = (count: number) => formatCount(count, 'Rezept', 'Rezepte')

export const texts = {
  share: 'Mit Kunden teilen',
  shareCollection: 'Sammlung mit Kunden teilen',
  title: 'Rezepte mit Kunden teilen',
  intro:
    'Was du teilst, steht bei den Kunden unter ihren Rezepten ganz vorne, als Alternative zu dem, was im Plan steht. Der Plan bleibt, wie er ist.',
  back: 'Alle Rezepte',

  recipesTitle: 'Welche Rezepte?',
  collectionHint: 'Wähle ein Schlagwort, um eine ganze Sammlung zu nehmen, oder such einzelne Rezepte aus.',
  search: 'Rezept suchen',
  chosenRecipes: (count: number, max: number) => `${recipes(count)} gewählt, höchstens ${max}`,
  chooseAllRecipes: 'Alle gezeigten Rezepte wählen',
  chooseNoRecipes: 'Keine Rezepte wählen',
  /** @param total number of recipes, counted up to `countLimit` */
  shownOnly: (shown: number, total: number) =>
    `Die ersten ${formatNumber(shown)} von ${total >= countLimit ? 'über ' : ''}${formatNumber(total)} Rezepten. Such nach einem Namen oder wähle ein weiteres Schlagwort.`,
  noMatches: 'Dazu ist nichts im Kochbuch. Versuch es mit einem anderen Wort oder mit weniger Schlagwörtern.',
  recipesFailed: 'Die Rezepte lassen sich gerade nicht laden',

  check: 'Vorschau prüfen',
  checkAgain: 'Neu prüfen',
  previewTitle: 'Vorschau',
  previewHint: 'Noch ist nichts geteilt.',
  stale: 'Die Auswahl hat sich geändert. Bitte prüf die Vorschau noch einmal.',
  unavailable: (count: number) =>
    count === 1
      ? '1 gewähltes Rezept lässt sich nicht teilen. Es wird ausgelassen.'
      : `${formatNumber(count)} gewählte Rezepte lassen sich nicht teilen. Sie werden ausgelassen.`,
  accept: (name: string) => `${name} einbeziehen`,
  stranger: 'Jemand, den du nicht mehr begleitest',
  skipped: 'Ausgelassen',
  new: (count: number) => (count === 0 ? 'nichts Neues' : `${formatNumber(count)} neu`),
  alreadyShared: (count: number) => `${formatNumber(count)} schon geteilt`,
  noConsent: 'Ohne Einwilligung lassen sich Allergien und Abneigungen nicht prüfen.',
  conflicts: (count: number) => formatCount(count, 'weiterer Hinweis', 'weitere Hinweise'),
  withoutAllergens: (count: number) =>
    count === 1
      ? 'Das Rezept mit diesem Allergen weglassen'
      : `Die ${formatNumber(count)} Rezepte mit diesen Allergenen weglassen`,
  go: (count: number) => `Mit ${people(count)} teilen`,
  nobody: 'Für niemanden ist etwas Neues dabei.',

  resultTitle: 'Geteilt',
  summary: (added: number, served: number) =>
    added === 0 ? 'Es war nichts Neues dabei.' : `${people(served)}: zusammen ${recipes(added)} dazugekommen.`,
  added: (count: number) => (count === 0 ? 'nichts Neues' : `${recipes(count)} dazu`),
  undo: 'Rückgängig machen',
  undone: (removed: number) =>
    removed === 0
      ? 'Davon war nichts mehr da. Es ist wieder wie vorher.'
      : `${formatCount(removed, 'Auswahl', 'Auswahlen')} zurückgenommen. Was schon vorher geteilt war, bleibt.`,
  unchanged: (names: readonly string[]) => `Hier ließ es sich nicht mehr zurücknehmen: ${names.join(', ')}.`,
  again: 'Weitere teilen',
} as const
