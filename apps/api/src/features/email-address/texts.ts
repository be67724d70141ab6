export const texts = {
  sameAddress: 'Das ist schon deine Adresse.',
  nothingToConfirm: 'Deine Adresse ist bestätigt, und es ist keine Änderung offen.',
  sent: 'Wir haben dir eine E-Mail mit dem Link geschickt.',
} as const
