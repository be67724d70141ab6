export const texts = {
  change: 'Profilbild ändern',
} as const
