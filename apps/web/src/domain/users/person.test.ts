import { expect, test } from 'vitest'
import { fullName, roleLabels } from './person.ts'

test('a missing last name leaves no gap', () => {
  expect(fullName({ firstName: 'Anna', lastName: null })).toBe('Anna')
  expect(fullName({ firstName: 'Anna', lastName: 'Berger' })).toBe('Anna Berger')
})

test('who has no role is a member', () => {
  expect(roleLabels([])).toEqual(['Mitglied'])
  expect(roleLabels(['ROLE_TRAINER', 'ROLE_ADMIN'])).toEqual(['Trainer', 'Admin'])
})
