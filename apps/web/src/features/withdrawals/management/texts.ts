import { formatCount, formatDateTime, formatShortDate } from '../../../lib/format.ts'

/** German texts of the admins' list of withdrawals. */
export const texts = {
  title: 'Widerrufe',
  intro:
    'Beende den Vertrag und gib die Zahlung beim Zahlungsdienst zurück (wurde der sofortige Beginn verlangt, den nicht genutzten Anteil), auf demselben Weg und spätestens 14 Tage nach dem Eingang. Dann markiere den Widerruf als erledigt.',
  count: (total: number) => formatCount(total, 'Widerruf', 'Widerrufe'),
  failed: 'Die Liste lässt sich gerade nicht laden',
  caption: 'Eingegangene Widerrufe',
  noneTitle: 'Noch kein Widerruf',
  noneText: 'Sobald jemand einen Vertrag widerruft, steht es hier.',
  person: 'Wer',
  contract: 'Vertrag',
  received: 'Eingegangen',
  receivedAt: (moment: string) => `${formatDateTime(moment)} Uhr`,
  state: 'Stand',
  refundBy: (day: string) => `Zurückzahlen bis ${formatShortDate(day)}`,
  overdue: (day: string) => `Überfällig, Frist war der ${formatShortDate(day)}`,
  refundFailed: (day: string) => `Rückzahlung am ${formatShortDate(day)} fehlgeschlagen`,
  settled: (day: string) => `Erledigt am ${formatShortDate(day)}`,
  settledBy: (name: string) => `von ${name}`,
  actions: 'Aktionen',
  settle: 'Als erledigt markieren',
  settleOf: (name: string) => `Widerruf von ${name} als erledigt markieren`,
  reopen: 'Wieder öffnen',
  reopenOf: (name: string) => `Widerruf von ${name} wieder öffnen`,
  settledDone: 'Der Widerruf ist erledigt.',
  reopened: 'Der Widerruf ist wieder offen.',
} as const
