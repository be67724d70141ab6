import { expect, it } from 'vitest'
import { amountText } from './amount-text.ts'

it.each([
  [{ portions: 1, grams: null }, '1 Portion'],
  [{ portions: 1.5, grams: null }, '1½ Portionen'],
  [{ portions: 1, grams: 1250 }, '1.250 g'],
])('%o is %s', (entry, text) => {
  expect(amountText(entry)).toBe(text)
})
