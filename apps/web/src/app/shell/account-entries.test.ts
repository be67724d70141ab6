import type { Role, User } from '@kostbar/contracts/users/schemas'
import { expect, test } from 'vitest'
import { accountEntries } from './account-entries.ts'

const labels = (roles: Role[]) =>
  accountEntries({ roles, trainer: roles.includes('ROLE_TRAINER') } as User).map((entry) => entry.label)

test('lists the profile for everyone, clients and inbox for trainers, user management for admins, challenges for both', () => {
  expect(labels([])).toEqual(['Dein Profil'])
  expect(labels(['ROLE_TRAINER'])).toEqual([
    'Dein Profil',
    'Kunden',
    'Nachrichten',
    'Templates',
    'Challenges',
    'Push Notifications',
  ])
  expect(labels(['ROLE_ADMIN'])).toEqual([
    'Dein Profil',
    'Templates',
    'User Verwaltung',
    'Wartet auf Begleitung',
    'Challenges',
    'Push Notifications',
    'System Status',
  ])
})
