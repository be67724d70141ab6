import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Anna', 'A'],
  ['anna berger', 'AB'],
  ['Österreicher Maria von der Au', 'ÖA'],
  ['Mia Huber (Demo)', 'MH'],
  ['  ', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
