export const texts = {
  title: 'Fotos',
  intro:
    'Fotos zeigen manches, was Zahlen nicht zeigen. Sie sind privat: Sehen können sie nur du und wer dich gerade begleitet.',
  introOfUser: 'Fotos, die diese Person von sich gemacht hat. Jeder Blick darauf steht in ihrem Zugriffsprotokoll.',
  failed: 'Die Fotos konnten nicht geladen werden',
  none: 'Noch keine Fotos',
  noneText: 'Mach ein erstes Foto. In ein paar Wochen kannst du vergleichen.',
  noneOfUser: 'Hier erscheinen Fotos, sobald es welche gibt.',
  add: 'Foto hinzufügen',
  adding: 'Foto wird gesendet …',
  added: 'Dein Foto ist gespeichert.',
  before: 'Vorher',
  after: 'Nachher',
  alt: (day: string) => `Foto vom ${day}`,
  remove: 'Foto löschen',
  thing: 'Das Foto',
  removed: 'Das Foto ist gelöscht.',
} as const
