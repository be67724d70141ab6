export const texts = {
  wrongCode: 'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte gib den neuesten Code deiner App ein.',
  wrongRecoveryCode: 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet.',
  disabled: 'Der zweite Schritt ist ausgeschaltet.',
} as const
