import { type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import { formatShortDate, formatWeekday } from '../../lib/format.ts'

/** German texts about a client's check-ins, as their trainer or an admin reads them. */
export const clientTexts = {
  schedule: 'Jede Woche',
  scheduled: (name: string, form: string, weekday: Weekday) =>
    `${name} bekommt den Bogen „${form}“ jede Woche am ${weekdayNames[weekday]}.`,
  next: (day: string) => `Das nächste Mal am ${formatWeekday(day)}.`,
  notScheduled: (name: string) =>
    `Einmal pro Woche beantwortet ${name} die Fragen eines Bogens, und du antwortest innerhalb von 48 Stunden.`,
  noForms: 'Dafür brauchst du zuerst einen Bogen mit deinen Fragen.',
  toForms: 'Zu deinen Bögen',
  formsFailed: 'Deine Bögen lassen sich gerade nicht laden',
  form: 'Bogen',
  weekday: 'Wochentag',
  first: (day: string) => `Der erste kommt am ${formatWeekday(day)}, danach jede Woche.`,
  following: (day: string) => `Der nächste kommt am ${formatWeekday(day)}, danach jede Woche.`,
  start: 'Einrichten',
  save: 'Speichern',
  cancel: 'Abbrechen',
  change: 'Ändern',
  end: 'Beenden',
  saved: (day: string) => `Der nächste Wochenrückblick kommt am ${formatWeekday(day)}.`,
  endTitle: 'Wochenrückblicke beenden?',
  endText: (name: string) =>
    `${name} bekommt keine weiteren. Ein offener Rückblick lässt sich noch abschicken, und alle früheren bleiben erhalten.`,
  ended: 'Die Wochenrückblicke sind beendet.',
  none: 'Noch kein Wochenrückblick',
  noneText: (name: string) => `Was ${name} abschickt, steht hier neben der Woche davor.`,
  open: (name: string, closesOn: string) =>
    `${name} hat bis ${formatWeekday(closesOn)} Zeit, den Rückblick abzuschicken.`,
  others: 'Weitere Wochenrückblicke',
  missed: (name: string) => `${name} hat in dieser Woche keinen Rückblick abgeschickt.`,
  submittedOn: (day: string) => `Abgeschickt am ${formatShortDate(day)}`,
  question: 'Frage',
  notAsked: 'nicht gefragt',
  thisWeek: (day: string) => formatShortDate(day),
  weekBefore: (day: string) => `davor, ${formatShortDate(day)}`,
  reply: {
    label: (name: string) => `Deine Antwort an ${name}`,
    send: 'Antworten',
    required: 'Bitte schreib eine Antwort.',
    sent: (name: string) => `Deine Antwort ist bei ${name}.`,
    yours: 'Antwort',
  },
} as const
