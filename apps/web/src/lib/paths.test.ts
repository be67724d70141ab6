import { expect, test } from 'vitest'
import { loginPath, parseReturnPath, paths, sameOriginPath } from './paths.ts'

test('a guarded path comes back after the login, query included', () => {
  const login = loginPath('/user-management?seite=2&suche=ben')
  expect(parseReturnPath(login.slice(login.indexOf('?')))).toBe('/user-management?seite=2&suche=ben')
})

test('without a remembered path the profile follows', () => {
  expect(parseReturnPath('')).toBe('/profile')
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
  expect(sameOriginPath(address)).toBeNull()
})

test('a place on the page survives the way through the sign-in', () => {
  const { search } = new URL(loginPath(paths.settings), 'https://own.invalid')
  expect(parseReturnPath(search, '#datenexport')).toBe('/profile/einstellungen#datenexport')
  const { search: full } = new URL(loginPath(`${paths.settings}#passwort`), 'https://own.invalid')
  expect(parseReturnPath(full, '#datenexport')).toBe('/profile/einstellungen#passwort')
})
