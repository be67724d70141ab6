export const texts = {
  contents: 'Auf dieser Seite',
  draft:
    'Diese Seite ist eine Vorlage. Die hervorgehobenen Stellen in eckigen Klammern ergänzt, wer Kostbar betreibt; danach gehört der Text rechtlich geprüft.',
} as const
