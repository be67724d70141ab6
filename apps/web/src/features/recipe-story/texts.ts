import { formatCount, formatNumber } from '../../lib/format.ts'

/** German texts of the recipe pages. */
export const texts = {
  recipe: 'Rezept',
  kcal: (kcal: number) => `${formatNumber(Math.round(kcal))} kcal`,
  minutes: (minutes: number) => `${formatNumber(minutes)} Min.`,
  servings: (servings: number) => formatCount(servings, 'Portion', 'Portionen'),
  perServingKcal: (kcal: number) => `${formatNumber(Math.round(kcal))} kcal pro Portion`,
  energy: 'pro Portion',
  cookingTime: 'Kochzeit',
  servingsName: 'Menge',
  perServing: 'Pro Portion',
  ingredients: 'Zutaten',
  allergens: 'Allergene',
  print: 'Drucken',
  by: 'Rezept und Text:',
} as const
