export const texts = {
  day: 'Tag',
  meal: 'Mahlzeit',
} as const
