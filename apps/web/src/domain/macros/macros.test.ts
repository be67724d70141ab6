import { expect, test } from 'vitest'
import { macroShares, wholeShares } from './macros.ts'

test('computes shares of the energy, not of the grams, with cumulative starts', () => {
  const shares = macroShares({ carbs: 225, proteins: 112, fats: 60 })
  expect(shares.map(({ share }) => Math.round(share))).toEqual([48, 24, 29])
  expect(shares.map(({ start }) => Math.round(start))).toEqual([0, 48, 71])
})

test('returns zero shares without energy', () => {
  expect(macroShares({ carbs: 0, proteins: 0, fats: 0 }).map(({ share }) => share)).toEqual([0, 0, 0])
})

test.each([
  ['rounded they would be 101', { carbs: 225, proteins: 112, fats: 60 }, { carbs: 48, proteins: 24, fats: 28 }],
  ['rounded they would be 99', { carbs: 200, proteins: 86, fats: 54 }, { carbs: 49, proteins: 21, fats: 30 }],
  ['there are none', { carbs: 0, proteins: 0, fats: 0 }, { carbs: 0, proteins: 0, fats: 0 }],
])('whole shares add up when %s', (_when, grams, expected) => {
  expect(wholeShares(macroShares(grams))).toEqual(expected)
})
