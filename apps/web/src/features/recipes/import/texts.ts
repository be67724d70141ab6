import { formatCount, formatNumber } from '../../../lib/format.ts'

export const texts = {
  title: 'Rezept importieren',
  back: 'Zurück zu den Rezepten',
  intro: 'Wir lesen Zutaten, Mengen und Schritte aus. Du siehst alles durch und speicherst erst, wenn es passt.',
  responsibility:
    'Achte darauf, dass du Texte anderer verwenden darfst: Für das, was du speicherst, bist du verantwortlich.',
  ways: 'Woher das Rezept kommt',
  waysByKey: { text: 'Text einfügen', datei: 'Datei wählen', adresse: 'Webseite' },

  text: 'Text des Rezepts',
  textHint: 'Mit Namen, Zutaten und Zubereitung, so wie du ihn kopiert hast.',
  textMissing: 'Bitte füg den Text eines Rezepts ein.',
  textTooLong: (length: number, max: number) =>
    `Das sind ${formatNumber(length)} Zeichen. Bitte füg nur das Rezept ein, höchstens ${formatNumber(max)} Zeichen.`,
  read: 'Rezept auslesen',

  file: 'Gespeicherte Seite oder Textdatei wählen',
  fileHint: 'HTML oder TXT, höchstens 5 MB',
  fileType: 'Bitte wähle eine gespeicherte Seite (HTML) oder eine Textdatei (TXT).',
  fileSize: 'Die Datei darf höchstens 5 MB groß sein.',
  fileEmpty: 'Diese Datei ist leer. Bitte wähle eine andere.',
  pageTooLarge: 'Auf dieser Seite steht zu viel. Bitte kopier das Rezept als Text.',

  address: 'Adresse der Seite',
  addressHint: 'Wir öffnen die Seite einmal und lesen nur das Rezept.',
  addressMissing: 'Bitte gib die Adresse einer Seite an.',
  addressPlaceholder: 'https://…',

  result: (ingredients: number, steps: number) =>
    `${formatCount(ingredients, 'Zutat', 'Zutaten')} und ${formatCount(steps, 'Schritt', 'Schritte')} ausgelesen.`,
  noSteps: 'Eine Zubereitung haben wir nicht gefunden. Trag sie bitte ein.',
  noServings: 'Für wie viele Portionen es reicht, haben wir nicht gefunden. Trag es bitte ein.',
  toCheck: (count: number) =>
    count === 0
      ? 'Sieh das Rezept trotzdem durch, bevor du es speicherst.'
      : `${count === 1 ? 'Bei einer Zutat' : `Bei ${formatNumber(count)} Zutaten`} sieh bitte nach: Sie ${count === 1 ? 'ist' : 'sind'} unten markiert.`,
  omitted: (ingredients: number, steps: number) =>
    `Mehr passt nicht in ein Rezept: ${[
      ingredients > 0 && formatCount(ingredients, 'Zutat', 'Zutaten'),
      steps > 0 && formatCount(steps, 'Schritt', 'Schritte'),
    ]
      .filter(Boolean)
      .join(' und ')} ausgelassen.`,
  again: 'Anderes Rezept auslesen',
  againTitle: 'Dieses Rezept verwerfen?',
  againText: 'Was du hier geändert hast, geht verloren. Der eingefügte Text ist noch da.',
  againConfirm: 'Verwerfen',
} as const
