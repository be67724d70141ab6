import { bestCount, formatMeasure, formatWeight } from '@kostbar/contracts/foods/household-measures'
import { humanifiedMeals, type Meal, type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import { levelTexts } from '@kostbar/contracts/nutritionplan/level-texts'
import { maxEntriesPerMeal } from '@kostbar/contracts/nutritionplan/limits'
import { formatPortions } from '@kostbar/contracts/recipes/amounts'
import { formatPortionCount } from '@kostbar/contracts/recipes/portion-count'
import type { MealSlot } from '../../../domain/plans/meal-slot.ts'
import { formatCount, formatNumber, formatTime } from '../../../lib/format.ts'
import type { MeasuredItem } from './state/amounts.ts'
import type { EditorItem } from './state/plan-week.ts'

const amountOf = ({ kind, measures = [] }: MeasuredItem, amount: number) =>
  kind === 'food' ? formatWeight(amount, measures) : formatPortionCount(amount)

/** Amount in its household measure only, for the narrow card of an entry. */
function shortAmount({ kind, measures = [] }: MeasuredItem, amount: number): string {
  if (kind === 'recipe') return `${formatPortions(amount)} P.`
  const count = bestCount(amount, measures)
  return count ? formatMeasure(count) : `${formatNumber(amount)} g`
}

const slotName = ({ day, meal }: MealSlot) => `${weekdayNames[day]}, ${humanifiedMeals[meal]}`

const listOf = (names: readonly string[]) => new Intl.ListFormat('de-AT').format(names)
const dayList = (days: readonly Weekday[]) => listOf(days.map((day) => weekdayNames[day]))

export const texts = {
  title: 'Ernährungsplan',
  ownTitle: 'Plan bearbeiten',
  toOwnPlan: 'Zum Ernährungsplan',
  loadFailed: 'Der Plan lässt sich gerade nicht laden',
  coachedTitle: (trainer: string) => `${trainer} stellt deinen Plan zusammen`,
  coachedText: (trainer: string) =>
    `Was du daran selbst ändern kannst, findest du im Plan. Für alles andere schreib ${trainer}.`,

  /** Amounts and places. */
  amountOf,
  slotName,
  shortAmount,
  kcal: (kcal: number) => `${formatNumber(kcal)} kcal`,
  kcalPer: ({ kind }: Pick<EditorItem, 'kind'>, kcal: number) =>
    kind === 'food' ? `${formatNumber(Math.round(kcal))} kcal je 100 g` : `${formatNumber(Math.round(kcal))} kcal`,

  /** Saving. */
  saveState: {
    saved: 'Alles gespeichert',
    unsaved: 'Noch nicht gespeichert',
    saving: 'Wird gespeichert …',
    waiting: 'Keine Verbindung – wird gespeichert, sobald sie wieder da ist',
    failed: 'Nicht gespeichert',
  },
  savedAt: (moment: string) => `gespeichert ${formatTime(moment)}`,
  saveNow: 'Nochmal versuchen',
  leave: {
    title: 'Noch nicht gespeichert',
    text: 'Deine letzte Änderung ist noch nicht gespeichert. Wenn du jetzt gehst, kann sie verloren gehen.',
    leave: 'Trotzdem gehen',
  },
  notSaved: (reason: string) => `Das ließ sich nicht speichern: ${reason} Deine Änderungen sind noch hier.`,

  /** Status of the plan. */
  draft: 'Entwurf',
  released: 'Freigegeben',
  live: 'Gilt sofort',
  empty: 'Noch kein Plan',
  draftHint: (name: string) => `${name} sieht den Entwurf erst, wenn du ihn freigibst.`,

  /** Toolbar. */
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undone: (step: string) => `Rückgängig gemacht: ${step}`,
  redone: (step: string) => `Wiederhergestellt: ${step}`,
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  fit: 'Portionen anpassen',
  shortcuts: 'Tastenkürzel',
  more: 'Weitere Aktionen',
  toolbar: 'Werkzeuge',
  search: 'Suche',
  client: 'Ziele & Profil',
  revisions: 'Verlauf',
  panels: 'Neben dem Plan',
  openPanel: 'Suche & mehr',

  /** Board. */
  board: 'Wochenplan',
  days: 'Tag wählen',
  dayActions: (day: Weekday) => `${weekdayNames[day]}: Aktionen`,
  mealActions: (slot: MealSlot) => `${slotName(slot)}: Notiz und Aktionen`,
  add: 'Hinzufügen',
  addTo: (slot: MealSlot) => `${slotName(slot)}: Gericht oder Lebensmittel hinzufügen`,
  mealOff: 'ausgeschaltet',
  switchMeal: (meal: Meal) => `${humanifiedMeals[meal]} anbieten`,
  resting: (count: number) => formatCount(count, 'Gericht ruht', 'Gerichte ruhen'),
  fewer: (name: string) => `${name}: weniger`,
  moreOf: (name: string) => `${name}: mehr`,
  locked: 'Menge fest',
  removedItem: 'Nicht mehr im Kochbuch, zählt aber mit',
  editedItem: 'Seit dem Planen geändert',
  entryLabel: (name: string, amount: string, kcal: number | null, marks: readonly string[]) =>
    [name, amount, ...(kcal === null ? [] : [`${formatNumber(kcal)} kcal`]), ...marks].join(', '),
  today: 'heute',
  boardHint: 'Mit den Pfeiltasten gehst du durch die Woche. Fragezeichen zeigt alle Tasten.',

  /** Sums. */
  sums: 'Ist und Ziel',
  actual: 'Ist',
  target: 'Ziel',
  difference: 'Differenz',
  noTargets: 'Noch keine Tagesziele.',
  /** Nutrients with soft hyphens, for the narrow column of row headings. */
  nutrients: { kcal: 'Energie', carbs: 'Kohlen\u00ADhydrate', proteins: 'Proteine', fats: 'Fette' },
  meals: {
    BREAKFAST: 'Frühstück',
    MORNING_SNACK: 'Vormittags\u00ADsnack',
    LUNCH: 'Mittagessen',
    AFTERNOON_SNACK: 'Nachmittags\u00ADsnack',
    DINNER: 'Abendessen',
    LATE_SNACK: 'Spät\u00ADmahlzeit',
  },
  levels: { empty: 'offen', ...levelTexts },

  /** Undo steps as named in the undo bar. */
  steps: {
    add: (name: string, slot: MealSlot) => `${name} zu ${slotName(slot)} hinzugefügt`,
    again: (name: string, amount: string, slot: MealSlot) => `${name} in ${slotName(slot)}: jetzt ${amount}`,
    remove: (name: string, slot: MealSlot) => `${name} aus ${slotName(slot)} entfernt`,
    move: (name: string, slot: MealSlot) => `${name} nach ${slotName(slot)} verschoben`,
    order: (name: string, slot: MealSlot) => `${name} in ${slotName(slot)} umgereiht`,
    amount: (name: string, amount: string) => `${name}: ${amount}`,
    lock: (name: string) => `${name}: Menge bleibt fest`,
    unlock: (name: string) => `${name}: Menge ist wieder frei`,
    note: (slot: MealSlot) => `Notiz zu ${slotName(slot)} geändert`,
    clearMeal: (slot: MealSlot) => `${slotName(slot)} geleert`,
    clearDay: (day: Weekday) => `${weekdayNames[day]} geleert`,
    copyMeal: (slot: MealSlot, days: readonly Weekday[]) => `${slotName(slot)} auf ${dayList(days)} kopiert`,
    copyDay: (day: Weekday, days: readonly Weekday[]) => `${weekdayNames[day]} auf ${dayList(days)} kopiert`,
    enableMeal: (meal: Meal) => `${humanifiedMeals[meal]} eingeschaltet`,
    disableMeal: (meal: Meal) => `${humanifiedMeals[meal]} ausgeschaltet`,
    off: (meal: Meal) => `${humanifiedMeals[meal]} ist ausgeschaltet. Schalte die Mahlzeit ein, um dafür zu planen.`,
    fit: (count: number) => (count === 1 ? 'Eine Portion angepasst' : `${count} Portionen angepasst`),
    adopted: 'Änderungen von anderswo übernommen',
    discard: 'Entwurf verworfen',
    undoneRevision: 'Stand aus dem Verlauf wiederhergestellt',
    conflictRemoved: 'Unverträgliches wieder entfernt',
    copied: (name: string) => `${name} kopiert. Mit Strg+V fügst du es ein.`,
    most: (name: string, amount: string, slot: MealSlot) =>
      `${name} in ${slotName(slot)}: mehr als ${amount} sind nicht möglich.`,
    withdrawn: (name: string) => `${name} ist nicht mehr verfügbar und lässt sich nicht einfügen.`,
    full: (slot: MealSlot) => `${slotName(slot)} ist voll: mehr als ${maxEntriesPerMeal} Einträge sind nicht möglich.`,
  },

  /** Entry. */
  portions: 'Portionen',
  grams: 'Gramm',
  amount: 'Menge',
  unit: 'Einheit',
  measure: (name: string, grams: number) => `${name} (${formatNumber(grams)} g)`,
  amountInvalid: (min: string, max: string) => `Bitte zwischen ${min} und ${max}.`,
  lock: 'Menge festhalten',
  lockHint: '„Portionen anpassen“ ändert sie dann nicht.',
  meal: 'Mahlzeit',
  move: 'Verschieben',
  copyEntry: 'Kopieren',
  remove: 'Entfernen',
  perEntry: 'In dieser Menge',
  done: 'Fertig',

  /** Meal. */
  note: 'Notiz',
  noteHint: 'Steht im Plan unter der Mahlzeit.',
  copyMealTo: 'Mahlzeit kopieren auf',
  copyDayTo: 'Tag kopieren auf',
  copyReplaces: 'Ersetzt, was dort steht. Du kannst es rückgängig machen.',
  copy: 'Kopieren',
  paste: (name: string) => `${name} einfügen`,
  clearMeal: 'Mahlzeit leeren',
  clearDay: 'Tag leeren',
  fitDay: 'Portionen dieses Tages anpassen',

  /** Conflict. */
  conflictTitle: 'Inzwischen hat sich etwas geändert',
  conflictText:
    'Jemand hat denselben Tag geändert, vielleicht du in einem anderen Fenster. Deine Fassung ist noch nicht gespeichert. Welche soll gelten?',
  mine: 'Deine Fassung',
  theirs: 'Die andere Fassung',
  keepMine: 'Meine Fassung behalten',
  takeTheirs: 'Andere übernehmen',
  changesInMine: 'So unterscheidet sich deine Fassung von der anderen',
  decideLater: 'Später entscheiden',
  conflictWaiting: (days: readonly Weekday[]) => `${dayList(days)}: zwei Fassungen warten auf deine Entscheidung.`,
  compare: 'Ansehen',
  emptyDay: 'Nichts geplant',

  /** Differences. */
  changes: {
    added: (name: string, amount: string) => `${name}, ${amount}`,
    removed: (name: string, amount: string) => `${name}, ${amount}`,
    amount: (name: string, from: string, to: string) => `${name}: ${to} statt ${from}`,
    locked: (name: string) => `${name}: Menge fest`,
    unlocked: (name: string) => `${name}: Menge wieder frei`,
    noteAdded: (note: string) => `Notiz „${note}“`,
    noteRemoved: (note: string) => `Notiz „${note}“`,
    noteChanged: (note: string) => `Notiz jetzt „${note}“`,
    order: 'Reihenfolge geändert',
    addedLabel: 'Neu',
    removedLabel: 'Entfällt',
    changedLabel: 'Geändert',
  },
  switchedOff: (meals: readonly Meal[]) => `Ausgeschaltet: ${listOf(meals.map((meal) => humanifiedMeals[meal]))}`,
  switchedOn: (meals: readonly Meal[]) => `Eingeschaltet: ${listOf(meals.map((meal) => humanifiedMeals[meal]))}`,

  /** Releasing. */
  publish: 'Freigeben',
  publishTitle: 'Plan freigeben',
  publishText: (name: string) => `Das ändert sich für ${name}, sobald du freigibst. ${name} bekommt eine Mitteilung.`,
  publishFirst: (name: string) => `Das ist der erste Plan für ${name}. ${name} bekommt eine Mitteilung.`,
  publishNothing: (name: string) => `Der Entwurf gleicht dem Plan, den ${name} schon hat.`,
  publishOvertaken: (name: string, days: readonly Weekday[]) =>
    `${dayList(days)}: ${name} hat hier selbst etwas geändert, seit du den Entwurf begonnen hast. Dein Entwurf ersetzt das.`,
  later: 'Noch nicht',
  publishGo: 'Jetzt freigeben',
  published: (name: string) => `Freigegeben. ${name} sieht den neuen Plan.`,
  publishChanged: 'Inzwischen hat sich etwas geändert. Bitte sieh dir die Änderungen noch einmal an.',
  publishUnsaved: 'Zuerst muss alles gespeichert sein.',
  discard: 'Entwurf verwerfen',
  discardTitle: 'Entwurf verwerfen?',
  discardText: (name: string) => `Der Plan ist dann wieder so, wie ${name} ihn sieht.`,

  /** Client. */
  targets: 'Tagesziele',
  targetsDiffer: 'An einzelnen Tagen andere',
  avoidAllergens: (names: readonly string[]) => `Allergie: ${names.join(', ')}`,
  avoidIntolerances: (names: readonly string[]) => `Unverträglich: ${names.join(', ')}`,
  allergens: 'Allergene',
  intolerances: 'Unverträglichkeiten',
  diet: 'Ernährungsform',
  dislikes: 'Mag nicht',
  likes: 'Mag gern',
  none: 'Nichts angegeben',
  weights: 'Gewicht zuletzt',
  noWeights: 'Noch kein Gewicht erfasst.',
  clientFailed: 'Das lässt sich gerade nicht laden',
  toTargets: 'Tagesziele ändern',
  setTargets: 'Tagesziele festlegen',

  /** Revisions. */
  noRevisions: 'Noch keine Änderungen. Was du speicherst, steht dann hier und lässt sich 90 Tage lang zurücknehmen.',
  revisionsFailed: 'Der Verlauf lässt sich gerade nicht laden',
  causes: {
    EDIT: 'Geändert',
    FIT: 'Portionen angepasst',
    SWAP: 'Getauscht',
    TEMPLATE: 'Vorlage übernommen',
    PUBLISH: 'Freigegeben',
    UNDO: 'Zurückgenommen',
  },
  inDraft: 'Entwurf',
  unknownItem: 'Gelöschtes Gericht',
  changedMeals: (names: readonly string[]) =>
    names.length > 2 ? `${names[0]} und ${names.length - 1} weitere Mahlzeiten` : listOf(names),
  undoUnsaved: 'Bitte warte, bis alles gespeichert ist, und versuch es dann noch einmal.',
  formerAccount: 'Gelöschtes Konto',
  revisionUndone: 'Zurückgenommen',
  undoRevision: 'Zurücknehmen',
  undoRevisionNamed: (what: string) => `${what} zurücknehmen`,
  olderRevisions: 'Ältere Änderungen',
  revisionRefusedTitle: 'Das lässt sich nicht mehr zurücknehmen',
  revisionRefused:
    'Diese Tage wurden danach noch einmal geändert. So unterscheidet sich der Plan jetzt von dem Stand, den du zurücknehmen wolltest:',
  close: 'Schließen',

  keys: [
    ['← ↑ ↓ →', 'durch die Woche gehen'],
    ['Enter', 'Gericht öffnen, oder bei „Hinzufügen“ suchen'],
    ['/', 'suchen'],
    ['+ −', 'mehr oder weniger davon'],
    ['Alt + Pfeil', 'Gericht verschieben'],
    ['Strg + C, X, V', 'Gericht kopieren, ausschneiden, einfügen'],
    ['Entf', 'Gericht entfernen'],
    ['L', 'Menge festhalten'],
    ['N', 'Notiz, Mahlzeit kopieren'],
    ['T', 'Tag kopieren, leeren, anpassen'],
    ['P', 'Portionen der Woche anpassen'],
    ['Strg + Z', 'rückgängig'],
    ['Strg + Umschalt + Z', 'wiederholen'],
    ['?', 'diese Liste'],
  ],
} as const
