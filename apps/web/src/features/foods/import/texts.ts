import type { FoodImportVerdict } from '@kostbar/contracts/foods/schemas'
import { formatCount, formatNumber } from '../../../lib/format.ts'

const fieldNames: Readonly<Record<string, string>> = {
  name: 'Name',
  kcal: 'kcal',
  carbs: 'Kohlenhydrate',
  proteins: 'Proteine',
  fats: 'Fett',
  fibre: 'Ballaststoffe',
  sugar: 'Zucker',
  saturates: 'gesättigte Fettsäuren',
  salt: 'Salz',
  gramsPerPiece: 'g je Stück',
}

export const texts = {
  back: 'Lebensmittel',
  title: 'Lebensmittel aus einer Liste',
  ofTrainer: 'Viele Lebensmittel auf einmal hinzufügen. Deine Kunden finden sie beim Planen auch.',
  ofAdmin: 'Viele Lebensmittel auf einmal hinzufügen, für alle.',
  list: 'Liste',
  listHint:
    'Die erste Zeile nennt die Spalten: Name, kcal, Kohlenhydrate, Proteine und Fett. Wenn du magst, auch Zucker, gesättigte Fettsäuren, Ballaststoffe, Salz, g je Stück, Abteilung und Allergene. Alle Werte gelten für 100 g.',
  example: 'Name;kcal;Kohlenhydrate;Proteine;Fett;Allergene\nGranola;448,4;52,1;12,4;19,6;A H',
  file: 'CSV-Datei auswählen',
  fileTooLarge: 'Diese Datei ist zu groß für eine Liste von Lebensmitteln.',
  check: 'Liste prüfen',
  empty: 'In der Liste steht noch kein Lebensmittel.',
  missing: (columns: readonly string[]) =>
    `In der ersten Zeile ${columns.length === 1 ? 'fehlt die Spalte' : 'fehlen die Spalten'} ${columns.join(', ')}.`,
  tooMany: (count: number, max: number) =>
    `Bitte füge höchstens ${formatNumber(max)} Lebensmittel auf einmal hinzu; in der Liste stehen ${formatNumber(count)}.`,
  columns: { name: 'Name', kcal: 'kcal', carbs: 'Kohlenhydrate', proteins: 'Proteine', fats: 'Fett' },
  unknownAllergens: (text: string) => `„${text}“ sind keine Allergene. Bitte schreib Buchstaben wie A, G oder „keine“.`,
  unknownAisle: (text: string) => `Die Abteilung „${text}“ gibt es nicht.`,
  invalid: (field: string, message: string) => [fieldNames[field], message].filter(Boolean).join(': '),

  preview: 'Das wird hinzugefügt',
  previewHint: 'Noch ist nichts gespeichert. Was nicht neu ist oder nicht stimmt, bleibt draußen.',
  result: 'Ergebnis',
  line: (line: number) => `Zeile ${formatNumber(line)}`,
  unknown: 'Allergene unbekannt',
  none: 'ohne die 14 Allergene',
  letters: (letters: readonly string[]) => `Allergene ${letters.join(', ')}`,
  verdicts: {
    NEW: 'Neu',
    DUPLICATE: 'Steht schon weiter oben',
    EXISTS: 'Gibt es schon',
    LIST_FULL: 'Kein Platz mehr',
  } satisfies Record<FoodImportVerdict, string>,
  wrong: 'Stimmt nicht',
  addedVerdict: 'Hinzugefügt',
  add: (count: number) =>
    count === 0 ? 'Nichts hinzuzufügen' : `${formatCount(count, 'Lebensmittel', 'Lebensmittel')} hinzufügen`,
  added: (count: number) =>
    count === 1 ? 'Ein Lebensmittel ist hinzugefügt.' : `${formatNumber(count)} Lebensmittel sind hinzugefügt.`,
  change: 'Liste ändern',
  another: 'Noch eine Liste',
  toFoods: 'Zu den Lebensmitteln',
} as const
