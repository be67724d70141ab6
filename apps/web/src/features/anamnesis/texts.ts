import { formatCount, formatDate, formatDateTime, formatTime } from '../../lib/format.ts'
import type { DraftSaveState } from './draft/draft-store.ts'

const missing = (count: number) =>
  count === 1
    ? 'Eine Antwort fehlt noch oder passt nicht.'
    : `${formatCount(count, 'Antwort', 'Antworten')} fehlen noch oder passen nicht.`

export const texts = {
  title: 'Deine Anamnese',
  failed: 'Die Anamnese lässt sich gerade nicht laden',

  // Controls of the questions
  charactersLeft: (count: number) => `Noch ${formatCount(count, 'Zeichen', 'Zeichen')}.`,
  acceptSuggestion: (value: string) => `Ja, ${value}`,
  clearChoice: 'Auswahl aufheben',
  year: 'Jahr',
  month: 'Monat',
  dayOfMonth: 'Tag',
  birthDateHint: 'Zum Beispiel 24 12 1990.',
  scaleValue: (value: number, meaning: string) => (meaning ? `${value}: ${meaning}` : String(value)),
  yes: 'Ja',
  no: 'Nein',
  undisclosed: 'Möchte ich nicht sagen',
  restIsNo: 'Alles Übrige mit Nein beantworten',

  // Start
  welcome:
    'Damit wir dich gut begleiten können, fragen wir nach deinem Alltag, deiner Gesundheit und deinen Vorlieben. Nimm dir Zeit: Es gibt keine falschen Antworten.',
  facts: (minutes: number, steps: number) => [
    `Etwa ${minutes} Minuten in ${steps} kurzen Schritten`,
    'Alles wird laufend gespeichert, du kannst jederzeit Pause machen',
    'Auf jedem deiner Geräte geht es dort weiter, wo du aufgehört hast',
  ],
  consentTitle: 'Zuerst deine Einwilligung',
  consentText:
    'Deine Antworten sind Gesundheitsdaten. Wir speichern sie verschlüsselt, und nur wenn du zustimmst. Das kannst du jederzeit zurücknehmen.',
  start: 'Los geht’s',
  resumeTitle: (name: string) => `Schön, dass du wieder da bist, ${name}`,
  resumeText: (updatedAt: string) =>
    `Zuletzt gespeichert am ${formatDateTime(updatedAt)} Uhr. Deine Antworten sind alle noch da.`,
  resume: (number: number, title: string) => `Weiter bei Schritt ${number}: ${title}`,
  resumeReview: 'Weiter zur Zusammenfassung',

  // Form
  step: (number: number, count: number) => `Schritt ${number} von ${count}`,
  allSteps: 'Alle Schritte',
  stepDone: 'fertig',
  review: 'Zusammenfassung',
  back: 'Zurück',
  next: 'Weiter',
  toReview: 'Zur Zusammenfassung',
  consentGiven: 'Du hast der Verarbeitung deiner Gesundheitsdaten zugestimmt. Ändern kannst du das jederzeit in den',
  settings: 'Einstellungen',
  missing,
  saved: (at: string) => `gespeichert ${formatTime(at)}`,
  saveState: {
    saved: '',
    unsaved: 'wird gespeichert …',
    saving: 'wird gespeichert …',
    waiting: 'noch nicht gespeichert',
    blocked: 'noch nicht gespeichert',
    failed: 'noch nicht gespeichert',
  } satisfies Record<DraftSaveState, string>,
  waiting:
    'Gerade gibt es keine Verbindung. Schreib ruhig weiter: Was du eingibst, wird gespeichert, sobald du wieder online bist. Lass diese Seite bis dahin offen.',
  blockedTitle: 'Deine Einwilligung fehlt',
  blocked:
    'Du hast deine Einwilligung zurückgenommen. Ohne sie können wir nichts speichern. Was du zuletzt geschrieben hast, steht noch hier.',

  // Two devices
  conflictTitle: 'Was gilt?',
  conflictText: (trainer: string | null, count: number) => {
    const questions = count === 1 ? 'diese Frage' : 'diese Fragen'
    return trainer
      ? `Du hast ${questions} hier anders beantwortet als ${trainer}. Wähle aus, was bleiben soll.`
      : `Du hast ${questions} auf einem anderen Gerät anders beantwortet. Wähle aus, was bleiben soll.`
  },
  conflictOwn: 'Hier',
  conflictOther: 'Anderes Gerät',
  conflictEmpty: 'Keine Antwort',
  conflictDone: 'Auswahl übernehmen',

  // Together with the trainer
  share: (trainer: string) => `Gemeinsam mit ${trainer} ausfüllen`,
  shareText: (trainer: string) =>
    `${trainer} sieht dann deinen Entwurf und kann mitschreiben, zum Beispiel bei einem Telefonat.`,
  shared: (trainer: string) => `${trainer} sieht deinen Entwurf und kann mitschreiben.`,
  unshare: 'Beenden',

  // Review and submission
  reviewText: 'Lies noch einmal in Ruhe drüber. Du kannst jeden Schritt ändern.',
  reviewMissing: (count: number) => `${missing(count)} Sobald das erledigt ist, kannst du absenden.`,
  edit: 'Ändern',
  noAnswer: 'Keine Angabe',
  hiddenAnswer: 'ausgeblendet',
  noAnswers: 'Keine Angaben.',
  submit: 'Anamnese absenden',
  submitTitle: 'Anamnese absenden?',
  submitText: (trainer: string | null) =>
    trainer
      ? `${trainer} bekommt sie zu lesen und meldet sich bei dir. Du kannst deine Anamnese später jederzeit aktualisieren.`
      : 'Wir speichern sie als Fassung, auf die du immer zurückschauen kannst. Du kannst sie später jederzeit aktualisieren.',
  submitConfirm: 'Absenden',
  cancel: 'Noch nicht',
  onlyMemberSubmits: (name: string) => `Absenden kann nur ${name}.`,

  // Done
  thanks: (name: string) => `Danke, ${name}`,
  submittedText: (trainer: string | null) =>
    trainer
      ? `Deine Anamnese ist angekommen. ${trainer} liest sie in Ruhe und meldet sich bei dir.`
      : 'Deine Anamnese ist gespeichert. Sie ist die Grundlage für deine Ziele und deinen Plan.',
  answerUntil: (at: string) => `Antwort bis ${at}.`,
  reviewedTitle: 'Deine Anamnese ist gelesen',
  reviewed: (trainer: string | null, at: string) =>
    `${trainer ?? 'Deine Begleitung'} hat sie am ${formatDate(at)} gelesen.`,
  changesTitle: 'Es gibt eine Bitte an dich',
  changes: (trainer: string | null) => `${trainer ?? 'Deine Begleitung'} schreibt:`,
  toChange: 'Anamnese ergänzen',
  goodToKnow: 'Gut zu wissen',
  update: 'Anamnese aktualisieren',
  updateText: 'Deine bisherigen Antworten sind schon eingetragen. Du änderst nur, was sich geändert hat.',
  toProfile: 'Zu deinem Bereich',
  versions: 'Deine Fassungen',
  version: (number: number) => `Fassung ${number}`,
  submittedAt: (at: string) => `abgesendet am ${formatDateTime(at)} Uhr`,
  toOverview: 'Zur Übersicht',
  pdf: 'PDF',
  csv: 'CSV',
  downloadOf: (format: string, number: number) => `Fassung ${number} als ${format} herunterladen`,
  versionFailed: 'Diese Fassung lässt sich gerade nicht laden',
}
