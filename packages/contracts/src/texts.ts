/** German sentences for invalid input, shown beside the field they belong to. */
export const texts = {
  default: 'Bitte überprüfe deine Eingabe.',
  required: 'Bitte fülle dieses Feld aus.',
  tooLong: (max: number) => `Bitte kürze den Text auf höchstens ${max.toLocaleString('de-AT')} Zeichen.`,
  invalidId: 'Diese Adresse ist ungültig.',
  perPage: 'Bitte fordere höchstens 100 Einträge auf einmal an.',
  email: 'Bitte gib eine gültige E-Mail Adresse an.',
  password: 'Das Passwort muss mindestens 8 Zeichen lang sein.',
  passwordTooLong: 'Das Passwort darf höchstens 200 Zeichen lang sein.',
  passwordRequired: 'Bitte gib dein Passwort ein.',
  passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein.',
  firstName: 'Bitte gib deinen Vornamen an.',
  phoneNumber: 'Gib eine gültige Telefonnummer an.',
  terms: 'Bitte stimme den AGB und der Datenschutzerklärung zu.',
  lockDate: 'Bitte wähle einen Tag in der Zukunft.',
  noteTitle: 'Bitte gib deiner Notiz einen Titel.',
  item: 'Bitte gib ein, was auf die Liste soll.',
} as const
