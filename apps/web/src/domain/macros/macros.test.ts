import { expect, test } from 'vitest'
import { macroShares } from './macros.ts'

test('shares are of the energy, not of the grams, and begin where the one before ends', () => {
  const shares = macroShares({ carbs: 225, proteins: 112, fats: 60 })
  expect(shares.map(({ share }) => Math.round(share))).toEqual([48, 24, 29])
  expect(shares.map(({ start }) => Math.round(start))).toEqual([0, 48, 71])
})

test('nothing has no shares', () => {
  expect(macroShares({ carbs: 0, proteins: 0, fats: 0 }).map(({ share }) => share)).toEqual([0, 0, 0])
})
