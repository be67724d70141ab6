export const texts = {
  wrongPassword: 'Das ist nicht dein derzeitiges Passwort.',
  rolesChanged: 'Die Rollen wurden inzwischen geändert. Hier siehst du die neuen: Schau sie dir noch einmal an.',
  userNotFound: 'User nicht gefunden',
  stillPaid:
    'Wir konnten dein Abo gerade nicht kündigen, deshalb ist dein Konto noch da, wie es war. Bitte probiere es später noch einmal.',
} as const
