export const texts = {
  type: 'Das ist kein Foto, das wir lesen können. Bitte wähle ein Foto (JPG, PNG, WebP oder HEIC).',
  size: 'Das Foto darf höchstens 15 MB groß sein.',
  pixels: 'Das Foto hat zu viele Bildpunkte. Bitte wähle ein kleineres.',
  missing: 'Das Foto ist nicht angekommen. Bitte lade es noch einmal hoch.',
  mealFull: 'Zu einem Eintrag haben vier Fotos Platz.',
  progressFull: 'Du hast schon 500 Fotos. Lösche eines, dann hat ein neues Platz.',
  meal: 'Zu diesem Foto gibt es keinen Eintrag mehr.',
  futureDay: 'Bitte wähle heute oder einen früheren Tag.',
  unavailable: 'Fotos können gerade nicht hochgeladen werden. Bitte versuch es später noch einmal.',
} as const
