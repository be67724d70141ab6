export const texts = {
  badData: 'Daten Fehler',
} as const
