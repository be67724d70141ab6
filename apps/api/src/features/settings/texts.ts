export const texts = {
  wrongPassword: 'Das ist nicht dein derzeitiges Passwort.',
  passwordChanged: 'Dein Passwort wurde geändert.',
  profileChanged: 'Deine Daten wurden gespeichert.',
} as const
