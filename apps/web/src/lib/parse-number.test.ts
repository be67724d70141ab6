import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseGermanNumber, parseRequiredNumber } from './parse-number.ts'

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1.250', 1250],
  ['1.250,5', 1250.5],
  [' 1 250 ', 1250],
  ['0,25', 0.25],
  ['0.500', 0.5],
  ['0.250', 0.25],
  ['00.500', 0.5],
  ['12.5', 12.5],
  [',5', 0.5],
  ['5,', 5],
  ['80', 80],
  ['-3', -3],
])('reads %s as %d', (text, value) => {
  expect(parseGermanNumber(text)).toBe(value)
})

test('reads an empty field as undefined', () => {
  expect(parseGermanNumber('  ')).toBeUndefined()
  expect(parseRequiredNumber('  ')).toBeNaN()
})

test.each(['viel', '1,2,3', '1.25,5', '0.500,5', '1.2.3', '1e3', '0x10', 'Infinity', '.', ',', '-'])(
  'refuses %s',
  (text) => {
    expect(parseGermanNumber(text)).toBeNaN()
  },
)

/** Amounts that the forms accept: 0 to 100 000 with up to three decimals. */
const amounts = fc.integer({ min: 0, max: 100_000_000 }).map((thousandths) => thousandths / 1000)

test('reads every amount back that de-AT formatting writes, grouped and plain', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom('always' as const, 'never' as const), (amount, grouping) => {
      const grouped = grouping === 'always'
      // Formatted with de-DE: the de-AT locale groups digits by spaces, but people type points.
      const format = new Intl.NumberFormat('de-DE', { useGrouping: grouped, maximumFractionDigits: 3 })
      expect(parseGermanNumber(format.format(amount))).toBe(amount)
    }),
  )
})

test('never reads a number below 1 as a larger one', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,6}$/), fc.constantFrom('.', ','), (decimals, separator) => {
      expect(parseGermanNumber(`0${separator}${decimals}`)).toBe(Number(`0.${decimals}`))
    }),
  )
})
