import { formatCount } from '../../lib/format.ts'

export const texts = {
  title: 'Datenexport',
  text: 'Lade alles herunter, was wir über dich wissen: eine ZIP-Datei mit Tabellen, die jedes Tabellenprogramm öffnet, und mit deinen Dateien.',
  request: 'Datenexport anfordern',
  requestAgain: 'Neu anfordern',
  waiting: 'Gleich geht es los.',
  running: (done: number, total: number) =>
    `Wir stellen deine Daten zusammen: ${done} von ${formatCount(total, 'Schritt', 'Schritten')}.`,
  progress: 'Fortschritt des Datenexports',
  leave: 'Du musst nicht warten: Wir schreiben dir, sobald er bereit ist.',
  slow: 'Das dauert gerade länger als sonst. Wir versuchen es weiter und schreiben dir, sobald er bereit ist.',
  ready: (size: string, until: string) =>
    `Dein Datenexport ist bereit (${size}). Bis ${until} kannst du ihn herunterladen.`,
  download: 'ZIP herunterladen',
  failed: 'Dein Datenexport ist uns nicht gelungen. Bitte fordere ihn noch einmal an.',
} as const
