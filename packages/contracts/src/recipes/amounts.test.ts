import { expect, test } from 'vitest'
import { formatAmount, formatPortions } from './amounts.ts'

test('pieces and spoons are quarters, written as fractions, and whole from ten on', () => {
  expect(formatAmount(1.5, 'EL')).toBe('1½')
  expect(formatAmount(0.25, 'Stk')).toBe('¼')
  expect(formatAmount(0.75, 'TL')).toBe('¾')
  expect(formatAmount(4, '')).toBe('4')
  expect(formatAmount(1 / 3, 'Stk')).toBe('¼')
  expect(formatAmount(12.5, 'Stk')).toBe('13')
})

test('no amount disappears, and nobody halves a pinch', () => {
  expect(formatAmount(0.05, 'EL')).toBe('¼')
  expect(formatAmount(0.05, 'Prise')).toBe('1')
  expect(formatAmount(2.5, 'Prise')).toBe('3')
})

test('formats weights and volumes as decimals with kitchen-scale rounding', () => {
  expect(formatAmount(125, 'g')).toBe('125')
  expect(formatAmount(400 / 3, 'g')).toBe('135')
  expect(formatAmount(0.75, 'l')).toBe('0,75')
  expect(formatAmount(1.25, 'kg')).toBe('1,3')
  expect(formatAmount(2000, 'g')).toBe('2.000')
})

test('formats portions as fractions', () => {
  expect(formatPortions(1)).toBe('1')
  expect(formatPortions(2.5)).toBe('2½')
  expect(formatPortions(0.75)).toBe('¾')
})
