import { expect, test } from 'vitest'
import { formatPortions, scaledAmount } from './amounts.ts'

test('scales pieces and spoons to quarters, written as fractions', () => {
  expect(scaledAmount(1, 'EL', 1.5)).toBe('1½ EL')
  expect(scaledAmount(1, 'Stk', 0.25)).toBe('¼ Stk')
  expect(scaledAmount(3, 'TL', 0.25)).toBe('¾ TL')
  expect(scaledAmount(2, 'Stk', 2)).toBe('4 Stk')
  expect(scaledAmount(1, 'Stk', 1 / 3)).toBe('¼ Stk')
})

test('scales no amount below a quarter', () => {
  expect(scaledAmount(1, 'Prise', 0.05)).toBe('¼ Prise')
})

test('formats weights and volumes as decimals with kitchen-scale rounding', () => {
  expect(scaledAmount(250, 'g', 0.5)).toBe('125 g')
  expect(scaledAmount(400, 'g', 1 / 3)).toBe('135 g')
  expect(scaledAmount(1.5, 'l', 0.5)).toBe('0,75 l')
  expect(scaledAmount(1, 'kg', 1.25)).toBe('1,3 kg')
  expect(scaledAmount(500, 'g', 4)).toBe('2.000 g')
})

test('formats portions as fractions', () => {
  expect(formatPortions(1)).toBe('1')
  expect(formatPortions(2.5)).toBe('2½')
  expect(formatPortions(0.75)).toBe('¾')
})
