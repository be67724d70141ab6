import type { Message } from './message.ts'

/** German texts of the inbox. */
export const texts = {
  title: 'Postfach',
  subtitle: 'Alles, was Kostbar auf diesem Rechner verschickt, landet hier. Nichts geht hinaus.',
  count: (count: number) => (count === 1 ? '1 Nachricht' : `${count} Nachrichten`),
  countFor: (count: number, to: string) => `${texts.count(count)} an ${to}`,
  empty: 'Noch keine Post. Sobald Kostbar eine Nachricht verschickt, liegt sie hier.',
  emptyFor: (to: string) => `Noch keine Post an ${to}.`,
  all: 'Alle Nachrichten zeigen',
  filter: 'Nur Post an',
  filterSubmit: 'Zeigen',
  noSubject: '(ohne Betreff)',
  noSender: '(ohne Absender)',
  back: 'Zurück zum Postfach',
  from: 'Von',
  to: 'An',
  sent: 'Gesendet',
  views: 'Ansicht',
  designed: 'Gestaltet',
  plain: 'Nur Text',
  frameTitle: (subject: string) => `Inhalt der Nachricht „${subject}“`,
  noText: 'Diese Nachricht hat keine Textfassung.',
  notFound: 'Diese Nachricht gibt es nicht (mehr).',
} as const

const dateFormat = new Intl.DateTimeFormat('de-AT', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Vienna',
})

/** For example "21. November 2026 um 09:05". */
export const formatDate = (iso: string): string => dateFormat.format(new Date(iso))

/** The subject, or a placeholder. */
export const subjectOf = ({ subject }: Message): string => subject || texts.noSubject
