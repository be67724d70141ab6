import { formatCount } from '@kostbar/contracts/number-format'
import type { ExportTable } from './export-table.ts'

const lines = (count: number) => formatCount(count, 'Zeile', 'Zeilen')

interface ReadmeContents {
  /** Name of the product. */
  readonly siteName: string
  readonly counts: readonly { table: ExportTable; rows: number }[]
  /** Paths of files that the object storage does not have any more. */
  readonly missing: readonly string[]
  readonly isEmailConfirmed: boolean
}

const unconfirmed = [
  'Deine E-Mail-Adresse ist noch nicht bestätigt. Was wir sonst unter ihr gespeichert haben (Newsletter, Widerrufe,',
  'E-Mails, Einladungen), ist deshalb nicht dabei. Bestätige sie in den Einstellungen und fordere den Export noch',
  'einmal an.',
]

/** README of an export, in German: what it contains and how to open it. Lines end with CRLF, for Windows. */
export function readme({ siteName, counts, missing, isEmailConfirmed }: ReadmeContents): string {
  const filled = counts.filter(({ rows }) => rows > 0)
  const empty = counts.filter(({ rows }) => rows === 0)
  const text = [
    `Deine Daten bei ${siteName}`,
    '',
    'In „daten“ liegt jede Art von Daten zweimal: als Tabelle (.csv), die du mit Excel oder einem anderen',
    'Tabellenprogramm öffnest, und als .json, mit dem andere Programme deine Daten übernehmen können.',
    'In „dateien“ liegen deine Dokumente, wie sie hochgeladen wurden, und deine Bilder.',
    'Beginnt ein Text in einer Tabelle mit einem Zeichen, das dort eine Formel wäre, steht ein Apostroph davor.',
    '',
    ...filled.map(({ table, rows }) => `${table.title}: ${table.file} (${lines(rows)})`),
    ...(empty.length > 0 ? ['', `Noch nichts gibt es zu: ${empty.map(({ table }) => table.title).join(', ')}.`] : []),
    ...(missing.length > 0 ? ['', `Diese Dateien haben wir nicht mehr gefunden: ${missing.join(', ')}.`] : []),
    ...(isEmailConfirmed ? [] : ['', ...unconfirmed]),
    '',
    'Dein Passwort ist nicht dabei: Wir kennen es nicht.',
    '',
  ]
  return `\uFEFF${text.join('\r\n')}`
}
