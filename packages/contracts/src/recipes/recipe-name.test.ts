import { expect, test } from 'vitest'
import { recipeName } from './recipe-name.ts'

test('removes digits and dashes at the end of a name only', () => {
  expect(recipeName('Linsensuppe-12')).toBe('Linsensuppe')
  expect(recipeName('Linsensuppe – 2')).toBe('Linsensuppe')
  expect(recipeName('3-Korn-Müsli')).toBe('3-Korn-Müsli')
})

test('keeps a name that consists of digits', () => {
  expect(recipeName('1001')).toBe('1001')
})
