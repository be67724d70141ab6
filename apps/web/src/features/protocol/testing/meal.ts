import type { ProtocolMealFields } from '../queue/entries.ts'

/** Item of a meal without amount. */
export const item = (text: string) => ({ text, amount: null, unit: null, foodId: null, grams: null })

/** What a member entered for a meal: soup for lunch, unless changed. */
export const mealFields = (changes: Partial<ProtocolMealFields> = {}): ProtocolMealFields => ({
  day: '2026-03-29',
  time: '12:00',
  kind: 'LUNCH',
  place: null,
  hungerBefore: null,
  fullnessAfter: null,
  reason: null,
  note: '',
  items: [item('Suppe')],
  ...changes,
})
