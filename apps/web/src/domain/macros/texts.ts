export const texts = {
  grams: (amount: string) => `${amount} g`,
  kcalPerDay: 'kcal am Tag',
} as const
