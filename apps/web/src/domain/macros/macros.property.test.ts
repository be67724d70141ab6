import fc from 'fast-check'
import { expect, test } from 'vitest'
import { macroShares, wholeShares } from './macros.ts'

const grams = fc.integer({ min: 0, max: 1_000 })
const meals = fc.record({ carbs: grams, proteins: grams, fats: grams })

test('shares fill the ring exactly and follow each other without a gap', () => {
  fc.assert(
    fc.property(meals, (meal) => {
      fc.pre(meal.carbs + meal.proteins + meal.fats > 0)
      const shares = macroShares(meal)
      expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100)
      for (const [index, { start }] of shares.entries()) {
        const before = shares[index - 1]
        expect(start).toBeCloseTo(before ? before.start + before.share : 0)
      }
    }),
  )
})

test('whole shares add up to 100, each less than one away from its share', () => {
  fc.assert(
    fc.property(meals, (meal) => {
      fc.pre(meal.carbs + meal.proteins + meal.fats > 0)
      const shares = macroShares(meal)
      const whole = wholeShares(shares)
      expect(Object.values(whole).reduce((sum, share) => sum + share, 0)).toBe(100)
      for (const { macro, share } of shares) expect(Math.abs(whole[macro] - share)).toBeLessThan(1 + 1e-9)
    }),
  )
})

test('the shares do not depend on how much there is', () => {
  fc.assert(
    fc.property(meals, fc.integer({ min: 2, max: 9 }), ({ carbs, proteins, fats }, times) => {
      const scaled = macroShares({ carbs: carbs * times, proteins: proteins * times, fats: fats * times })
      for (const [index, { share }] of macroShares({ carbs, proteins, fats }).entries())
        expect(scaled[index]?.share).toBeCloseTo(share)
    }),
  )
})
