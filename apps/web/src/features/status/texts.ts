import { todayInVienna, viennaDay } from '@kostbar/contracts/calendar'
import type { PartStatus, StatusPart, StatusState } from '@kostbar/contracts/status/schemas'
import { formatCount, formatNumber, formatShortDate, formatTime } from '../../lib/format.ts'

/** Time of a moment: `heute um 14:05 Uhr`, or with its date. */
export const when = (moment: string) =>
  viennaDay(moment) === todayInVienna()
    ? `heute um ${formatTime(moment)} Uhr`
    : `am ${formatShortDate(moment)} um ${formatTime(moment)} Uhr`

const minutes = (seconds: number) => formatCount(Math.max(1, Math.round(seconds / 60)), 'Minute', 'Minuten')

interface PartTexts {
  readonly name: string
  /** Consequence for people, by state. */
  readonly sentence: (part: PartStatus) => Readonly<Record<StatusState, string>>
}

const unused = 'Ist hier nicht eingerichtet.'

export const partTexts: Readonly<Record<StatusPart, PartTexts>> = {
  DATABASE: {
    name: 'Datenbank',
    sentence: () => ({
      OK: 'Antwortet.',
      SLOW: 'Antwortet langsam. Seiten laden dadurch spürbar länger.',
      DOWN: 'Antwortet nicht. Niemand kann sich anmelden oder etwas speichern.',
      NOT_CONFIGURED: unused,
    }),
  },
  MIGRATIONS: {
    name: 'Datenbank-Aufbau',
    sentence: ({ count }) => ({
      OK: 'Passt zu dieser Version.',
      SLOW: 'Passt zu dieser Version, die Prüfung war langsam.',
      DOWN: count
        ? `${formatCount(count, 'Änderung fehlt', 'Änderungen fehlen')} noch. Neues funktioniert erst danach.`
        : 'Lässt sich nicht prüfen, solange die Datenbank nicht antwortet.',
      NOT_CONFIGURED: unused,
    }),
  },
  JOBS: {
    name: 'Aufgaben im Hintergrund',
    sentence: ({ count }) => ({
      OK: 'Werden sofort erledigt.',
      SLOW:
        count && count >= 60
          ? `Die älteste wartet seit ${minutes(count)}. Mails und Erinnerungen kommen später.`
          : 'Die Prüfung war langsam.',
      DOWN: count
        ? `Die älteste wartet seit ${minutes(count)}. Mails und Erinnerungen bleiben liegen.`
        : 'Lassen sich nicht prüfen, solange die Datenbank nicht antwortet.',
      NOT_CONFIGURED: unused,
    }),
  },
  STORAGE: {
    name: 'Dateispeicher',
    sentence: () => ({
      OK: 'Bilder und Dokumente sind da.',
      SLOW: 'Antwortet langsam. Bilder und Dokumente laden länger.',
      DOWN: 'Antwortet nicht. Bilder und Dokumente fehlen, Hochladen geht nicht.',
      NOT_CONFIGURED: unused,
    }),
  },
  CONTENT: {
    name: 'Inhalte der Website',
    sentence: () => ({
      OK: 'Der Redaktionsdienst antwortet.',
      SLOW: 'Der Redaktionsdienst antwortet langsam. Besucher sehen gespeicherte Seiten.',
      DOWN: 'Der Redaktionsdienst antwortet nicht. Besucher sehen gespeicherte Seiten, Änderungen erscheinen später.',
      NOT_CONFIGURED: 'Der Server hat keinen Zugang zum Redaktionsdienst, um ihn zu prüfen.',
    }),
  },
  PAYMENTS: {
    name: 'Zahlungen',
    sentence: ({ lastEventAt, count }) => {
      const last = lastEventAt ? ` Letzte Meldung ${when(lastEventAt)}.` : ' Es kam noch keine Meldung.'
      return {
        OK: `Der Zahlungsdienst antwortet.${last}`,
        SLOW: count
          ? `Meldungen wurden abgewiesen, weil ihre Unterschrift nicht stimmt, bisher ${formatNumber(count)}. Vielleicht ist der Schlüssel für Meldungen falsch eingerichtet.${last}`
          : `Der Zahlungsdienst antwortet langsam.${last}`,
        DOWN: 'Der Zahlungsdienst antwortet nicht. Kaufen geht gerade nicht, laufende Abos bleiben offen.',
        NOT_CONFIGURED: 'Es ist kein Zahlungsdienst eingerichtet. Kaufen geht hier nicht.',
      }
    },
  },
  MAIL: {
    name: 'E-Mail',
    sentence: () => ({
      OK: 'Der Mailserver nimmt Mails an.',
      SLOW: 'Der Mailserver antwortet langsam. Mails kommen etwas später.',
      DOWN: 'Der Mailserver antwortet nicht. Mails warten und gehen hinaus, sobald er wieder da ist.',
      NOT_CONFIGURED: unused,
    }),
  },
  PUSH: {
    name: 'Push-Nachrichten',
    sentence: ({ count }) => ({
      OK: 'Werden zugestellt.',
      SLOW:
        count && count >= 60
          ? `Die älteste wartet seit ${minutes(count)}. Sie kommen später an.`
          : 'Nicht jeder Push-Dienst antwortet. Was fehlt, wird noch einmal zugestellt.',
      DOWN: 'Werden gerade nicht zugestellt. Mitteilungen im Profil sind davon nicht betroffen.',
      NOT_CONFIGURED: 'Sind hier nicht eingerichtet. Mitteilungen im Profil gibt es trotzdem.',
    }),
  },
}

export const texts = {
  title: 'System Status',
  failed: 'Der Zustand lässt sich gerade nicht abfragen',
  states: { OK: 'OK', SLOW: 'LANGSAM', DOWN: 'AUSFALL', NOT_CONFIGURED: 'NICHT KONFIGURIERT' },
  allGood: 'Alles läuft.',
  partsGood: 'Alle Teile laufen.',
  stuck: (count: number) => `${formatCount(count, 'Aufgabe ist', 'Aufgaben sind')} liegen geblieben: siehe unten.`,
  stuckUnknown: 'Ob etwas liegen geblieben ist, lässt sich gerade nicht sagen.',
  troubled: (down: number, slow: number) =>
    `${[
      ...(down > 0 ? [formatCount(down, 'Teil ist ausgefallen', 'Teile sind ausgefallen')] : []),
      ...(slow > 0 ? [formatCount(slow, 'Teil ist langsam', 'Teile sind langsam')] : []),
    ].join(', ')}.`,
  unreachable:
    'Der Server antwortet gerade nicht, meistens steht dann seine Datenbank still. Unten siehst du, was zuletzt bekannt war.',
  facts: (version: string, since: string) => `Version ${version}, läuft seit ${since}`,
  checked: (moment: string) => `Geprüft ${when(moment)}, danach alle 30 Sekunden, solange du hier bist.`,
  parts: 'Teile',
  latency: (ms: number) => `${formatNumber(ms)} ms`,
  lastOk: (moment: string) => `Zuletzt in Ordnung ${when(moment)}`,
  neverOk: 'Seit dem Start noch nie in Ordnung',
  /** Time since the start, in the dative: `3 Stunden`, `2 Tagen`. */
  uptime: (startedAt: string, now: string) => {
    const hours = Math.floor((Date.parse(now) - Date.parse(startedAt)) / 3_600_000)
    if (hours >= 48) return `${formatNumber(Math.floor(hours / 24))} Tagen`
    if (hours >= 1) return formatCount(hours, 'Stunde', 'Stunden')
    return minutes((Date.parse(now) - Date.parse(startedAt)) / 1000)
  },
  refresh: 'Jetzt prüfen',
} as const
