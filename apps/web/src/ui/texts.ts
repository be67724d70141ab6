import { formatNumber } from '../lib/format.ts'

/** German texts of the domain-free components. */
export const texts = {
  shortcuts: 'Tastenkürzel',
  cancel: 'Abbrechen',
  chosen: (label: string) => `Gewählt: ${label}`,
  chartTable: 'Werte als Tabelle',
  clearSearch: 'Suche leeren',
  close: 'Schließen',
  discard: 'Verwerfen',
  hidePassword: 'Passwort verbergen',
  loading: 'Einen Moment …',
  notifications: 'Hinweise',
  oneFewer: 'Eins weniger',
  oneMore: 'Eins mehr',
  oneTo: (max: number) => `Bitte wähle zwischen 1 und ${formatNumber(max)}.`,
  optional: 'freiwillig',
  removeChip: (label: string) => `${label} entfernen`,
  search: 'Suchen',
  tagsFull: (max: number) => `Mehr als ${formatNumber(max)} gehen nicht.`,
  undo: 'Rückgängig',
  showPassword: 'Passwort anzeigen',
  skipToContent: 'Zum Inhalt springen',
  tryAgain: 'Nochmal versuchen',
} as const
