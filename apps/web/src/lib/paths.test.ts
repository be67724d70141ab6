import { expect, test } from 'vitest'
import { destinationOf, loginFor, ownPath, paths } from './paths.ts'

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

test('a place on the page survives the way through the sign-in', () => {
  const { search } = new URL(loginFor(paths.settings), 'https://own.invalid')
  expect(destinationOf(search, '#datenexport')).toBe('/profile/einstellungen#datenexport')
  const { search: full } = new URL(loginFor(`${paths.settings}#passwort`), 'https://own.invalid')
  expect(destinationOf(full, '#datenexport')).toBe('/profile/einstellungen#passwort')
})
