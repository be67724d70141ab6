export const texts = {
  passwordChanged: 'Dein Passwort wurde geändert.',
  profileChanged: 'Deine Daten wurden gespeichert.',
} as const
