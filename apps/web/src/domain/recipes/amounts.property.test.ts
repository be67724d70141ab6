import { formatAmount, formatPortions } from '@kostbar/contracts/recipes/amounts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseGermanNumber } from '../../lib/parse-number.ts'

const fractions: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }

function numberIn(number: string): number {
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
        expect(numberIn(formatAmount(amount * factor, unit))).toBeGreaterThan(0)
      },
    ),
  )
})

test('spoons are never off by more than an eighth, from a quarter on', () => {
  fc.assert(
    fc.property(amounts, factors, (amount, factor) => {
      fc.pre(amount * factor >= 0.25 && amount * factor < 9.5)
      expect(Math.abs(numberIn(formatAmount(amount * factor, 'EL')) - amount * factor)).toBeLessThanOrEqual(
        0.125 + 1e-9,
      )
    }),
  )
})

test('weights are never off by more than a twentieth', () => {
  fc.assert(
    fc.property(amounts, factors, (amount, factor) => {
      const exact = amount * factor
      expect(Math.abs(numberIn(formatAmount(amount * factor, 'g')) - exact) / exact).toBeLessThanOrEqual(0.051)
    }),
  )
})

test('more portions never mean less of an ingredient', () => {
  fc.assert(
    fc.property(amounts, factors, factors, fc.constantFrom('EL', 'g'), (amount, one, other, unit) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(numberIn(formatAmount(amount * less, unit))).toBeLessThanOrEqual(
        numberIn(formatAmount(amount * more, unit)),
      )
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
