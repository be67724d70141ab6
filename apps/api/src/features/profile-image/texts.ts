export const texts = {
  unavailable: 'Unsere Bild-Services sind derzeit nicht erreichbar.',
  type: 'Bitte wähle ein Bild im Format PNG oder JPG.',
  size: 'Das Bild darf höchstens 10 MB groß sein.',
  missing: 'Das Bild ist nicht angekommen. Bitte lade es noch einmal hoch.',
} as const
