import { formatPortions, scaledAmount } from '@kostbar/contracts/recipes/amounts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseGermanNumber } from '../../lib/parse-number.ts'

const fractions: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }

/** The number before the unit. */
function numberIn(text: string): number {
  const number = text.split(' ')[0] ?? ''
  const fraction = fractions[number.at(-1) ?? ''] ?? 0
  const whole = fraction ? number.slice(0, -1) : number
  return (parseGermanNumber(whole) ?? 0) + fraction
}

const amounts = fc.double({ min: 0.25, max: 5_000, noNaN: true })
const factors = fc.double({ min: 0.05, max: 25, noNaN: true })

test('no ingredient disappears, whatever it is scaled to', () => {
  fc.assert(
    fc.property(
      amounts,
      factors,
      fc.constantFrom('', 'Stk', 'EL', 'TL', 'Prise', 'g', 'kg', 'ml', 'l'),
      (amount, factor, unit) => {
        expect(numberIn(scaledAmount(amount, unit, factor))).toBeGreaterThan(0)
      },
    ),
  )
})

test('spoons are never off by more than an eighth, from a quarter on', () => {
  fc.assert(
    fc.property(amounts, factors, (amount, factor) => {
      fc.pre(amount * factor >= 0.25)
      expect(Math.abs(numberIn(scaledAmount(amount, 'EL', factor)) - amount * factor)).toBeLessThanOrEqual(0.125 + 1e-9)
    }),
  )
})

test('weights are never off by more than a twentieth', () => {
  fc.assert(
    fc.property(amounts, factors, (amount, factor) => {
      const exact = amount * factor
      expect(Math.abs(numberIn(scaledAmount(amount, 'g', factor)) - exact) / exact).toBeLessThanOrEqual(0.051)
    }),
  )
})

test('more portions never mean less of an ingredient', () => {
  fc.assert(
    fc.property(amounts, factors, factors, fc.constantFrom('EL', 'g'), (amount, one, other, unit) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(numberIn(scaledAmount(amount, unit, less))).toBeLessThanOrEqual(numberIn(scaledAmount(amount, unit, more)))
    }),
  )
})

test('every step of the portions is written exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (halves) => {
      expect(numberIn(formatPortions(halves / 2))).toBe(halves / 2)
    }),
  )
})

test('an amount without a unit has no trailing space', () => {
  expect(scaledAmount(2, '', 1)).toBe('2')
})
