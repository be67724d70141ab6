import type { Role, User } from '@kostbar/contracts/users'
import { expect, test } from 'vitest'
import { accountEntries, fullName } from './account-entries.ts'

const person = (roles: Role[], lastName: string | null = 'Berger') =>
  ({ firstName: 'Anna', lastName, roles, trainer: roles.includes('ROLE_TRAINER') }) as User
const labels = (roles: Role[]) => accountEntries(person(roles)).map((entry) => entry.label)

test('everyone finds their profile, trainers their clients, admins the user management', () => {
  expect(labels([])).toEqual(['Dein Profil'])
  expect(labels(['ROLE_TRAINER'])).toEqual(['Dein Profil', 'Kunden'])
  expect(labels(['ROLE_ADMIN'])).toEqual(['Dein Profil', 'User Verwaltung'])
})

test('a missing last name leaves no gap', () => {
  expect(fullName(person([], null))).toBe('Anna')
  expect(fullName(person([]))).toBe('Anna Berger')
})
