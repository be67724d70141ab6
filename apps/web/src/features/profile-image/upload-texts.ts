/** German texts of the form of the profile image, which is loaded when it is opened. */
export const texts = {
  label: 'Profilbild wählen',
  hint: 'PNG oder JPG, höchstens 10 MB',
  wrongType: 'Bitte wähle ein Bild im Format PNG oder JPG.',
  tooLarge: 'Das Bild darf höchstens 10 MB groß sein.',
  empty: 'Dieses Bild ist leer. Bitte wähle ein anderes.',
  uploaded: 'Das Bild wurde hochgeladen',
  unavailable: 'Unsere Bild-Services sind derzeit nicht erreichbar.',
  remove: 'Profilbild entfernen',
  removeTitle: 'Profilbild entfernen?',
  removeText: 'Statt des Bildes sieht man dann deine Initialen.',
  removeNow: 'Entfernen',
  removed: 'Das Bild ist entfernt.',
} as const
