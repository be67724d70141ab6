import { formatDateTime } from '../../lib/format.ts'

/** German texts of the trainer's view of an anamnesis. */
export const trainerTexts = {
  failed: 'Die Anamnese lässt sich gerade nicht laden',
  warningsText: 'Ein Defizit ist gesperrt, bis du die Abklärung unter „Makros“ eingetragen hast.',
  emptyTitle: 'Noch keine Anamnese',
  emptyText: 'Sobald die Anamnese abgesendet ist, liest du sie hier. Du bekommst eine Mitteilung.',
  draftText:
    'Die Person füllt gerade aus und teilt den Entwurf mit dir. Sobald die Anamnese abgesendet ist, liest du sie hier.',
  sharedTitle: 'Gemeinsam ausfüllen',
  sharedText: 'Diesen Entwurf teilt die Person mit dir. Was du einträgst, sieht sie sofort.',
  openDraft: 'Entwurf öffnen',
  toAnamnesis: 'Zur Anamnese',
  dueAt: (at: string) => `Antwort fällig bis ${at}`,
  versions: 'Fassungen',
  newest: 'neueste',
  answers: 'Antworten',
  changesSince: (number: number) => `Änderungen seit Fassung ${number}`,
  noChanges: 'In dieser Fassung ist alles gleich geblieben.',
  before: 'vorher: ',
  after: 'jetzt: ',
  markRead: 'Als gelesen bestätigen',
  requestChanges: 'Änderung erbitten',
  requestTitle: 'Was soll ergänzt werden?',
  requestText: 'Die Person bekommt deinen Text und kann ihre Anamnese ergänzen.',
  requestLabel: 'Dein Text',
  requestMissing: 'Bitte schreib, was sich ändern soll.',
  send: 'Absenden',
  cancel: 'Abbrechen',
  reviewed: 'Als gelesen bestätigt.',
  requested: 'Deine Bitte ist abgesendet.',
  reviewedLine: (trainer: string | null, at: string) =>
    `Gelesen von ${trainer ?? 'der früheren Begleitung'} am ${formatDateTime(at)} Uhr`,
  requestedLine: (trainer: string | null, at: string) =>
    `Änderung erbeten von ${trainer ?? 'der früheren Begleitung'} am ${formatDateTime(at)} Uhr`,

  ownTitle: 'Eigene Fragen',
  ownText:
    'Bis zu zehn Fragen, die du deinen Kunden am Ende der Anamnese stellst. Wer sie schon abgesendet hat, sieht sie bei der nächsten Aktualisierung.',
  ownFailed: 'Deine Fragen lassen sich gerade nicht laden.',
  ownEmpty: 'Noch keine eigene Frage.',
  ownQuestion: (number: number) => `Frage ${number}`,
  ownLabel: 'Frage',
  ownKind: 'Art der Antwort',
  ownKinds: {
    longText: 'Freier Text',
    scale: 'Zahl von 1 bis 10',
    yesNo: 'Ja oder nein',
    choice: 'Auswahl',
  },
  ownOptions: 'Antworten zur Auswahl',
  ownOptionsHint: 'Eine pro Zeile, zwei bis acht.',
  ownAdd: 'Frage hinzufügen',
  ownRemove: (number: number) => `Frage ${number} entfernen`,
  ownUp: (number: number) => `Frage ${number} nach oben`,
  ownSave: 'Fragen speichern',
  ownSaved: 'Deine Fragen sind gespeichert.',
}
