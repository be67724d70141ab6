import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1.250', 1250],
  ['1.250,5', 1250.5],
  [' 1 250 ', 1250],
  ['0,25', 0.25],
  ['80', 80],
])('%s is %d', (text, value) => {
  expect(typedNumber(text)).toBe(value)
})

test('nothing typed is undefined, words are no number', () => {
  expect(typedNumber('  ')).toBeUndefined()
  expect(typedNumber('viel')).toBeNaN()
  expect(typedNumber('1,2,3')).toBeNaN()
})
