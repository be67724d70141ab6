import { formatDifference } from '@kostbar/contracts/format-difference'
import type { FitLimit } from '@kostbar/contracts/nutritionplan/fit-portions'
import { levelTexts } from '@kostbar/contracts/nutritionplan/level-texts'
import { formatPortionCount } from '@kostbar/contracts/recipes/portion-count'
import { macroNames } from '../../domain/macros/macros.ts'
import { nutrientName, nutrientUnit } from '../../domain/macros/target-levels.ts'
import { formatCount, formatNumber } from '../../lib/format.ts'

export const texts = {
  week: 'Deine Woche',
  today: 'Heute',
  /** @param date formatted, such as `22.11.` */
  dayNamed: (day: string, date: string, isToday: boolean) => `${day}, ${date}${isToday ? ', heute' : ''}`,
  print: 'Drucken',
  fileName: 'ernaehrungsplan',
  printedTitle: (name: string) => `Ernährungsplan für ${name}`,
  period: (first: string, last: string) => `${first} bis ${last}`,
  jump: 'Zu einem Tag der Woche',
  intro: 'Dein Plan für die Woche. Tipp auf ein Rezept, um es zu kochen.',
  portionsOf: formatPortionCount,
  kcalOf: (kcal: number, portions: number) => `${formatPortionCount(portions)} · ${formatNumber(kcal)} kcal`,
  kcalOfFood: (kcal: number, amount: string) => `${amount} · ${formatNumber(kcal)} kcal`,
  foodRemoved: 'Nicht mehr in der Liste der Lebensmittel, zählt aber mit',
  edited: 'Rezept wurde geändert',
  removed: 'Nicht mehr im Kochbuch, zählt aber mit',
  note: 'Notiz',
  freeDay: 'Für diesen Tag ist nichts geplant.',

  sums: 'Tagessumme',
  sumsOf: (day: string) => `Tagessumme ${day}`,
  nutrient: 'Nährwert',
  actual: 'Ist',
  target: 'Ziel',
  difference: 'Differenz',
  differenceShort: 'Diff.',
  noTargets: 'Sobald deine Tagesziele feststehen, siehst du hier den Vergleich.',
  levels: levelTexts,

  emptyTitle: 'Deine Woche ist noch frei',
  emptyText:
    'Sobald dein Plan steht, findest du hier jeden Tag, was auf den Tisch kommt. Stöbere inzwischen in den Rezepten.',
  emptyMealsOffText: 'Mahlzeiten sind ausgeschaltet. Schalte sie wieder ein, damit du siehst, was dafür geplant ist.',
  planWeek: 'Woche zusammenstellen',
  edit: 'Plan bearbeiten',
  toRecipes: 'Rezepte ansehen',
  freeToday: 'Für heute ist nichts geplant.',
  todayTitle: 'Heute auf dem Tisch',
  alsoToday: 'Außerdem heute',
  nothingElseToday: 'Sonst ist für heute nichts geplant.',
  /** @param daysAhead 0 for a meal of today */
  nextMeal: (meal: string, daysAhead: number, weekday: string) =>
    `${['Als Nächstes', 'Morgen'][daysAhead] ?? weekday}: ${meal}`,
  minutes: (count: number) => `${formatNumber(count)} Min.`,
  planned: (kcal: string) => `${kcal} kcal geplant`,
  toPlan: 'Zum Ernährungsplan',
  loadFailed: 'Dein Plan lässt sich gerade nicht laden',

  shopping: 'Einkaufsliste aus Plan',
  shoppingText: 'Für welche Tage kaufst du ein? Was du schon hast, wählst du einfach ab.',
  days: 'Tage',
  cookFor: 'Kochen für',
  cookForHint: 'Die Zutaten der Rezepte sind für alle, einzelne Lebensmittel nur für dich.',
  needsFailed: 'Die Zutaten lassen sich gerade nicht zusammenstellen',
  nothingNeeded: 'Für diese Tage brauchst du nichts mehr.',
  everythingListed: 'Alles, was du brauchst, steht schon auf deiner Liste.',
  otherAisle: 'Außerdem',
  atHome: (count: number) => `Hast du wohl zu Hause (${count})`,
  atHomeHint: 'Wähl aus, was davon ausgegangen ist.',
  onList: (count: number) => `Steht schon auf deiner Liste (${count})`,
  planNeeds: (name: string) => `gebraucht: ${name}`,
  listedSoFar: (name: string) => `auf der Liste bisher: ${name}`,
  takeOver: (count: number) =>
    count === 0 ? 'Zutaten übernehmen' : `${formatCount(count, 'Zutat', 'Zutaten')} übernehmen`,
  takenOver: (count: number) =>
    `${formatCount(count, 'Zutat steht', 'Zutaten stehen')} jetzt auf deiner Einkaufsliste.`,
  toShopping: 'Zur Einkaufsliste',
  noDays: 'Wähle mindestens einen Tag.',

  fit: 'Portionen anpassen',
  fitText:
    'Mit diesen Portionen kommt jeder Tag nahe an die Tagesziele, ohne dass eine Mahlzeit winzig und eine andere riesig wird. Die Gerichte bleiben dieselben.',
  fitNothing: 'Die Portionen passen schon so gut zu den Tageszielen, wie es mit diesen Gerichten geht.',
  fitReached: 'passt schon',
  fitClosest: 'besser geht es mit diesen Gerichten nicht',
  fitBefore: 'Jetzt',
  fitAfter: 'Neu',
  nutrientUnit: (nutrient: FitLimit['nutrient']) => `${nutrientName(nutrient)} ${nutrientUnit(nutrient)}`,
  portionChange: (from: number, to: number) => `statt ${formatPortionCount(from)} ${formatPortionCount(to)}`,
  /** Reason why a target is missed. @param amount in kcal or g */
  fitLimit: (nutrient: FitLimit['nutrient'], amount: number, side: FitLimit['side'], reason: FitLimit['reason']) =>
    `${nutrientName(nutrient)}: ${formatNumber(Math.round(amount))} ${nutrientUnit(nutrient)} ${
      side === 'above' ? 'über' : 'unter'
    } dem Ziel, ${limitReasons[reason][side]}`,
  fitGo: (count: number) => (count === 1 ? 'Portion übernehmen' : `${count} Portionen übernehmen`),
  fitDone: (count: number) =>
    count === 1
      ? 'Die Portionen von einem Gericht sind angepasst.'
      : `Die Portionen von ${count} Gerichten sind angepasst.`,
  fitUndone: 'Die Portionen sind wieder wie vorher.',
  planChanged: 'Dein Plan hat sich inzwischen geändert. Hier siehst du ihn, wie er jetzt ist.',
  close: 'Schließen',

  more: 'Mehr',
  otherWeek: 'Fertige Woche wählen',
  revisions: 'Verlauf',
  revisionsText:
    'Was sich in den letzten 90 Tagen an deinem Plan geändert hat. Deine Änderungen kannst du zurücknehmen, solange dieselbe Mahlzeit danach nicht noch einmal geändert wurde.',
  swapsOff: 'Deine Begleitung hat Änderungen am Plan ausgeschaltet. Schreib ihr, wenn du etwas ändern möchtest.',
  changeRecipe: (name: string) => `${name} ändern oder tauschen`,
  portionsGo: 'Portionen übernehmen',
  swap: 'Tauschen',
  swapFor: (name: string) => `Gegen ${name} tauschen`,
  swapTitle: 'Gegen ein anderes Gericht tauschen',
  swapText: 'Für dieselbe Mahlzeit, mit ähnlich viel Energie und passend zu deinem Ernährungsprofil.',
  noSwaps: 'Gerade findet sich kein anderes Gericht, das hier passt.',
  swapsFailed: 'Die Vorschläge lassen sich gerade nicht laden',
  swapDone: (from: string, to: string) => `„${from}“ ist gegen „${to}“ getauscht.`,
  nutrientDifference: (nutrient: FitLimit['nutrient'], amount: number) =>
    `${formatDifference(Math.round(amount))}\u00a0${nutrient === 'kcal' ? 'kcal' : `g\u00a0${macroNames[nutrient]}`}`,
  undo: 'Rückgängig',
  undone: 'Dein Plan ist wieder wie vorher.',
  undoTooLate: 'Das lässt sich nicht mehr rückgängig machen, weil sich dein Plan inzwischen geändert hat.',

  mealsTitle: 'Mahlzeiten',
  mealsText: 'Welche Mahlzeiten isst du? Ausgeschaltete zählen nicht mit; was dafür geplant ist, bleibt aufgehoben.',

  emptyOwnText:
    'Fang mit einer fertigen Woche an und tausche, was dir nicht schmeckt. Oder stell dir deine Woche selbst zusammen.',
  startFromWeek: 'Mit einer fertigen Woche starten',
  weeksTitle: 'Fertige Wochen',
  weeksText:
    'Die Portionen richten sich nach deinen Tageszielen. Was nicht zu deinem Ernährungsprofil passt, tauschen wir aus.',
  weeksTextWithoutNumbers: 'Was nicht zu deinem Ernährungsprofil passt, tauschen wir aus.',
  weeksReplace: 'Dein bisheriger Plan wird ersetzt.',
  weeksFailed: 'Die Wochen lassen sich gerade nicht laden',
  noWeeks: 'Gerade gibt es keine fertige Woche.',
  aboutKcal: (kcal: number) => `ca. ${formatNumber(Math.round(kcal / 50) * 50)} kcal am Tag`,
  weekConflicts: (count: number) => `${formatCount(count, 'Gericht passt', 'Gerichte passen')} nicht zu dir`,
  preview: (week: string) => `Gerichte: ${week}`,
  weeksGo: 'Mit dieser Woche starten',
  weekStarted: 'Deine Woche steht.',
  adapted: (count: number) =>
    count === 1
      ? 'Ein Gericht ist an dein Ernährungsprofil angepasst'
      : `${count} Gerichte sind an dein Ernährungsprofil angepasst`,
  replacedBy: (name: string, replacement: string) => `statt „${name}“ gibt es „${replacement}“`,
  leftOut: (name: string) => `„${name}“ ist weggelassen`,
} as const

const limitReasons: Readonly<Record<FitLimit['reason'], Readonly<Record<FitLimit['side'], string>>>> = {
  bounds: {
    above: 'weniger als eine halbe Portion schlagen wir nicht vor.',
    below: 'mehr als zwei Portionen schlagen wir nicht vor.',
  },
  balance: {
    above: 'mit weniger würde ein anderes Ziel verfehlt, oder die Portionen würden zu ungleich.',
    below: 'mit mehr würde ein anderes Ziel verfehlt, oder die Portionen würden zu ungleich.',
  },
  locked: {
    above: 'an diesen Gerichten lässt sich nichts ändern.',
    below: 'an diesen Gerichten lässt sich nichts ändern.',
  },
}
