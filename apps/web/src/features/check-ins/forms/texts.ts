import { maxForms, maxQuestions } from '@kostbar/contracts/check-ins/limits'
import { formatCount } from '../../../lib/format.ts'

/** German texts about a trainer's forms of weekly check-ins. */
export const texts = {
  back: 'Wochenrückblicke',
  title: 'Bögen',
  intro:
    'Ein Bogen enthält die Fragen eines Wochenrückblicks. Auf der Seite einer Person legst du fest, wer welchen bekommt.',
  failed: 'Deine Bögen lassen sich gerade nicht laden',
  list: 'Deine Bögen',
  add: 'Neuer Bogen',
  full: `Mehr als ${maxForms} Bögen gehen nicht.`,
  noneTitle: 'Noch kein Bogen',
  noneText: 'Leg deinen ersten an. Sechs Fragen stehen schon da, du kannst alle ändern.',
  facts: (questions: number, clients: number) =>
    `${formatCount(questions, 'Frage', 'Fragen')}, ${clients === 0 ? 'noch für niemanden' : `für ${formatCount(clients, 'Person', 'Personen')}`}`,
  edit: 'Bearbeiten',
  editNamed: (name: string) => `Bogen „${name}“ bearbeiten`,
  remove: 'Löschen',
  removeNamed: (name: string) => `Bogen „${name}“ löschen`,
  removeTitle: 'Bogen löschen?',
  removeText: (name: string) =>
    `„${name}“ wird gelöscht. Wochenrückblicke, die schon mit diesem Bogen gestellt wurden, behalten ihre Fragen.`,
  removed: 'Der Bogen ist gelöscht.',
  newTitle: 'Neuer Bogen',
  editTitle: 'Bogen bearbeiten',
  gone: 'Diesen Bogen gibt es nicht mehr.',
  name: 'Name',
  nameHint: 'Zum Beispiel „Nach dem Start“. Deine Kunden sehen ihn nicht.',
  editHint: 'Änderungen gelten ab dem nächsten Wochenrückblick. Offene behalten ihre Fragen.',
  questions: 'Fragen',
  question: (number: number) => `Frage ${number}`,
  kind: 'Art der Antwort',
  unit: 'Einheit',
  noUnit: 'ohne Einheit',
  aboutBody: 'Wer „Ohne Zahlen“ eingeschaltet hat, bekommt diese Frage nicht.',
  required: 'Pflichtfrage',
  addQuestion: 'Frage hinzufügen',
  questionsFull: `Ein Bogen hat höchstens ${maxQuestions} Fragen.`,
  moveUp: (number: number) => `Frage ${number} nach oben`,
  moveDown: (number: number) => `Frage ${number} nach unten`,
  removeQuestion: (number: number) => `Frage ${number} entfernen`,
  moved: (number: number) => `Jetzt ist es Frage ${number}.`,
  save: 'Bogen speichern',
  cancel: 'Abbrechen',
  saved: 'Der Bogen ist gespeichert.',
  changedMeanwhile: 'Dieser Bogen wurde inzwischen woanders geändert. Wenn du speicherst, gilt deine Fassung.',
} as const
