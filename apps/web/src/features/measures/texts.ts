import { formatDifference } from '@kostbar/contracts/format-difference'
import type { MeasureKind } from '@kostbar/contracts/measures/measure-kinds'
import { formatCount, formatNumber, formatShortDate } from '../../lib/format.ts'

export const texts = {
  title: 'Körpermaße',
  empty: 'Noch keine Werte.',
  failed: 'Die Körpermaße lassen sich gerade nicht laden.',
  toProgress: 'Zum Verlauf',

  progress: 'Verlauf',
  intro:
    'Einzelne Werte schwanken von Tag zu Tag. Die Linie zeigt das Mittel der letzten sieben Tage, denn darauf kommt es an.',
  kinds: 'Maß',
  ranges: 'Zeitraum',
  range: { '4-wochen': '4 Wochen', '3-monate': '3 Monate', '1-jahr': '1 Jahr', alles: 'Alles' },
  chartLabel: (kind: string, from: string, until: string) =>
    `${kind} von ${formatShortDate(from)} bis ${formatShortDate(until)}. Die Werte stehen in der Tabelle darunter.`,
  caption: 'Linie: Mittel der letzten 7 Tage. Punkte: einzelne Werte.',
  latest: 'Zuletzt',
  mean: '7-Tage-Mittel',
  change: 'Im Zeitraum',
  value: (value: number, unit: string) => `${formatNumber(value)} ${unit}`,
  difference: (difference: number, unit: string) => `${formatDifference(difference)} ${unit}`,
  noneTitle: {
    WEIGHT: 'Noch kein Gewicht eingetragen',
    WAIST: 'Noch kein Bauchumfang eingetragen',
    HIP: 'Noch kein Hüftumfang eingetragen',
    BODY_FAT: 'Noch kein Körperfett eingetragen',
  } satisfies Record<MeasureKind, string>,
  noneText: 'Sobald der erste Wert da ist, siehst du hier deinen Verlauf.',
  noneOfUser: 'Sobald die Person einen Wert einträgt, siehst du hier den Verlauf.',
  noneInRange: 'In diesem Zeitraum gibt es keinen Wert.',
  showAll: 'Alle zeigen',

  add: 'Wert eintragen',
  day: 'Tag',
  replaces: (value: string) => `An diesem Tag steht schon ${value}. Der neue Wert ersetzt ihn.`,
  missing: 'Bitte gib einen Wert ein.',
  outOfRange: (min: number, max: number, unit: string) =>
    `Bitte gib einen Wert von ${formatNumber(min)} bis ${formatNumber(max)} ${unit} ein.`,
  hint: {
    WEIGHT: 'Am besten morgens, vor dem Frühstück.',
    WAIST: 'Auf Höhe des Nabels, locker ausgeatmet.',
    HIP: 'An der breitesten Stelle.',
    BODY_FAT: 'Falls du eine Waage hast, die ihn misst.',
  } satisfies Record<MeasureKind, string>,
  save: 'Eintragen',
  /** @param day undefined for today */
  saved: (kind: string, value: string, day?: string) => `${kind}${day ? ` für ${day}` : ''} eingetragen: ${value}.`,

  entries: 'Deine Einträge',
  entriesTable: (kind: string) => `${kind}, neueste zuerst`,
  dayColumn: 'Tag',
  valueColumn: 'Wert',
  showEntries: (count: number) => `Alle ${formatCount(count, 'Eintrag', 'Einträge')} anzeigen`,
  remove: (value: string, day: string) => `${value} vom ${formatShortDate(day)} löschen`,
  removed: (value: string, day: string) => `${value} vom ${formatShortDate(day)} gelöscht.`,
}
