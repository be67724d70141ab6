export const texts = {
  unavailable: 'Unsere Upload-Services sind derzeit nicht erreichbar.',
  invalid: 'Es ist etwas schief gelaufen..',
  forbidden: 'Du bist dazu nicht berechtigt.',
  type: 'Bitte wähle ein PDF, ein Bild (PNG, JPG, WebP), einen Text (TXT, CSV) oder ein Word- oder Excel-Dokument.',
  size: 'Das Dokument darf höchstens 25 MB groß sein.',
  missing: 'Das Dokument ist nicht angekommen. Bitte lade es noch einmal hoch.',
} as const
