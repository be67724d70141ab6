import { expect, test } from 'vitest'
import { recipeName } from './recipe-name.ts'

test('digits and dashes at the end are not shown, those inside a name are', () => {
  expect(recipeName('Linsensuppe-12')).toBe('Linsensuppe')
  expect(recipeName('Linsensuppe – 2')).toBe('Linsensuppe')
  expect(recipeName('3-Korn-Müsli')).toBe('3-Korn-Müsli')
})

test('a name of digits alone stays', () => {
  expect(recipeName('1001')).toBe('1001')
})
