export const texts = {
  change: 'Profilbild ändern',
  label: 'Profilbild wählen',
  hint: 'PNG oder JPG, höchstens 10 MB',
  wrongType: 'Bitte wähle ein Bild im Format PNG oder JPG.',
  tooLarge: 'Das Bild darf höchstens 10 MB groß sein.',
  empty: 'Dieses Bild ist leer. Bitte wähle ein anderes.',
  uploaded: 'Das Bild wurde hochgeladen',
  unavailable: 'Unsere Bild-Services sind derzeit nicht erreichbar.',
} as const
