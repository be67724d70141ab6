import { expect, test } from 'vitest'
import { macroShares } from './macros.ts'

test('computes shares of the energy, not of the grams, with cumulative starts', () => {
  const shares = macroShares({ carbs: 225, proteins: 112, fats: 60 })
  expect(shares.map(({ share }) => Math.round(share))).toEqual([48, 24, 29])
  expect(shares.map(({ start }) => Math.round(start))).toEqual([0, 48, 71])
})

test('returns zero shares without energy', () => {
  expect(macroShares({ carbs: 0, proteins: 0, fats: 0 }).map(({ share }) => share)).toEqual([0, 0, 0])
})
