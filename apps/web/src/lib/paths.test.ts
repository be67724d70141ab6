import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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

/** Pages that need a link or a sign-in that has just begun: `invite-states.test.ts` and `second-factor.test.ts`. */
const checkedElsewhere: string[] = [paths.acceptInvite, paths.secondFactor]

test('browser tests check every page: each is in a list of screens', async () => {
  const journeys = join(import.meta.dirname, '../../../../e2e/src')
  const read = (people: string) => readFile(join(journeys, `screens-${people}.test.ts`), 'utf8')
  const lists = (await Promise.all(['members', 'public', 'staff'].map(read))).join('\n')
  /** Whether a list has the path, with anything in place of its parameter and with any query or fragment. */
  const isListed = (path: string) => new RegExp(`'${path.replace(/:\w+/, "[^/?#']+")}['?#]`).test(lists)
  const missing = Object.values<string>(paths).filter((path) => !isListed(path) && !checkedElsewhere.includes(path))
  expect(missing).toEqual([])
})
