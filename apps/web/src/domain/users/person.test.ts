import { expect, test } from 'vitest'
import { fullName, roleLabels } from './person.ts'

test('joins names without a gap when the last name is missing', () => {
  expect(fullName({ firstName: 'Anna', lastName: null })).toBe('Anna')
  expect(fullName({ firstName: 'Anna', lastName: 'Berger' })).toBe('Anna Berger')
})

test('labels a user without roles as member', () => {
  expect(roleLabels([])).toEqual(['Mitglied'])
  expect(roleLabels(['ROLE_TRAINER', 'ROLE_ADMIN'])).toEqual(['Trainer', 'Admin'])
})
