import { expect, test } from 'vitest'
import { destinationOf, loginFor, ownPath } from './paths.ts'

test('a guarded path comes back after the login, query included', () => {
  const login = loginFor('/user-management?seite=2&suche=ben')
  expect(destinationOf(login.slice(login.indexOf('?')))).toBe('/user-management?seite=2&suche=ben')
})

test('without a remembered path the profile follows', () => {
  expect(destinationOf('')).toBe('/profile')
})

test.each([
  'https://evil.example/profile',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'profile',
  '',
  null,
])('%j is not a path of this site', (address) => {
  expect(ownPath(address)).toBeNull()
})
