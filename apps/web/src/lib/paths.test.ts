import { expect, test } from 'vitest'
import { loginPath, parseReturnPath, paths, sameOriginPath } from './paths.ts'

test('the login’s return path keeps the query', () => {
  const login = loginPath('/user-management?seite=2&suche=ben')
  expect(parseReturnPath(login.slice(login.indexOf('?')))).toBe('/user-management?seite=2&suche=ben')
})

test('returns to the profile without a return path', () => {
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
])('%j is not a same-origin path', (address) => {
  expect(sameOriginPath(address)).toBeNull()
})

test('the return path keeps the hash', () => {
  const { search } = new URL(loginPath(paths.settings), 'https://own.invalid')
  expect(parseReturnPath(search, '#datenexport')).toBe('/profile/einstellungen#datenexport')
  const { search: full } = new URL(loginPath(`${paths.settings}#passwort`), 'https://own.invalid')
  expect(parseReturnPath(full, '#datenexport')).toBe('/profile/einstellungen#passwort')
})
