export const texts = {
  sameAddress: 'Das ist schon deine Adresse.',
  sent: 'Wir haben dir eine E-Mail mit dem Link geschickt.',
} as const
