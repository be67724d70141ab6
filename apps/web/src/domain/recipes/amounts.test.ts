import { expect, test } from 'vitest'
import { portionCount, scaledAmount } from './amounts.ts'

test('pieces and spoons are scaled to quarters and written as fractions', () => {
  expect(scaledAmount(1, 'EL', 1.5)).toBe('1½ EL')
  expect(scaledAmount(1, 'Stk', 0.25)).toBe('¼ Stk')
  expect(scaledAmount(3, 'TL', 0.25)).toBe('¾ TL')
  expect(scaledAmount(2, 'Stk', 2)).toBe('4 Stk')
  expect(scaledAmount(1, 'Stk', 1 / 3)).toBe('¼ Stk')
})

test('nothing that belongs into a dish is scaled away', () => {
  expect(scaledAmount(1, 'Prise', 0.05)).toBe('¼ Prise')
})

test('weights and volumes are decimals as a scale shows them', () => {
  expect(scaledAmount(250, 'g', 0.5)).toBe('125 g')
  expect(scaledAmount(400, 'g', 1 / 3)).toBe('135 g')
  expect(scaledAmount(1.5, 'l', 0.5)).toBe('0,75 l')
  expect(scaledAmount(1, 'kg', 1.25)).toBe('1,3 kg')
  expect(scaledAmount(500, 'g', 4)).toBe('2.000 g')
})

test('portions read as fractions', () => {
  expect(portionCount(1)).toBe('1')
  expect(portionCount(2.5)).toBe('2½')
  expect(portionCount(0.75)).toBe('¾')
})
