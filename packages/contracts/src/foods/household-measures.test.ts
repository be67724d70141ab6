import { expect, it } from 'vitest'
import { bestCount, countOf, formatMeasure, formatWeight, measuresOf } from './household-measures.ts'

const piece = { name: 'Stück', grams: 150 }
const slice = { name: 'Scheibe', grams: 45.5 }
const text = (grams: number, measures = [piece]) => {
  const count = bestCount(grams, measures)
  return count && formatMeasure(count)
}

it('names the piece first, then the measures of the author', () => {
  expect(measuresOf({ gramsPerPiece: 150, portions: [slice] })).toEqual([piece, slice])
  expect(measuresOf({ gramsPerPiece: null, portions: [slice] })).toEqual([slice])
})

it('says a weight in halves of a measure, and nothing where it is none', () => {
  expect([150, 75, 225, 300].map((grams) => text(grams))).toEqual(['1 Stück', '½ Stück', '1½ Stück', '2 Stück'])
  expect([100, 149, 30, 151].map((grams) => text(grams))).toEqual([null, null, null, null])
  expect(text(100, [])).toBeNull()
})

it('allows for the rounding to whole grams, and stops where people weigh', () => {
  expect([46, 23, 91, 47].map((grams) => text(grams, [slice]))).toEqual(['1 Scheibe', '½ Scheibe', '2 Scheiben', null])
  expect(countOf(21 * 150, piece)).toBeNull()
})

it.each([
  ['Schale', '2 Schalen'],
  ['kleine Ecke', '2 kleine Ecken'],
  ['Scheibe', '2 Scheiben'],
  ['Blatt', '2 Blätter'],
  ['Becher', '2 Becher'],
  ['TUBE', '2 TUBE'],
  ['Kanne Tee', '2 Kanne Tee'],
  ['1,5-l-Flasche', '2 1,5-l-Flaschen'],
  ['kleine', '2 kleine'],
  ['große', '2 große'],
  ['Stücke', '2 Stücke'],
  ['Endstücke', '2 Endstücke'],
])('writes several of a measure: %s', (name, several) => {
  expect(text(300, [{ name, grams: 150 }])).toBe(several)
})

it('prefers whole numbers, then few', () => {
  const half = { name: 'Hälfte', grams: 75 }
  expect(text(75, [piece, half])).toBe('1 Hälfte')
  expect(text(150, [half, piece])).toBe('1 Stück')
})

it('writes a weight with and without a measure', () => {
  expect([formatWeight(225, [piece]), formatWeight(100, [piece])]).toEqual(['1½ Stück (225 g)', '100 g'])
})
