import type { Role, User } from '@kostbar/contracts/users/schemas'
import { expect, test } from 'vitest'
import { accountEntries, profileEntries } from './account-entries.ts'

const userWith = (roles: Role[]) => ({ roles, trainer: roles.includes('ROLE_TRAINER') }) as User

const labels = (roles: Role[]) => accountEntries(userWith(roles)).map((entry) => entry.label)

test('lists the profile for everyone, clients, inbox and check-ins for trainers, user management for admins, challenges for both', () => {
  expect(labels([])).toEqual(['Dein Profil'])
  expect(labels(['ROLE_TRAINER'])).toEqual([
    'Dein Profil',
    'Kunden',
    'Nachrichten',
    'Wochenrückblicke',
    'Templates',
    'Challenges',
    'Push Notifications',
  ])
  expect(labels(['ROLE_ADMIN'])).toEqual([
    'Dein Profil',
    'Templates',
    'User Verwaltung',
    'Wartet auf Begleitung',
    'Widerrufe',
    'Challenges',
    'Push Notifications',
    'System Status',
  ])
})

test.each<[Role[], boolean]>([
  [[], true],
  [['TRIAL_MODE'], true],
  [['ROLE_TRAINER'], false],
  [['ROLE_ADMIN'], false],
])('%j have the pages for their trainer: %s', (roles, expected) => {
  const entries = profileEntries(userWith(roles)).map((entry) => entry.label)
  for (const label of ['Anamnese', 'Protokoll', 'Nachrichten']) expect(entries.includes(label)).toBe(expected)
  expect(entries).toContain('Verlauf')
})
