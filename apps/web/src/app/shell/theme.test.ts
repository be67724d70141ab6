import { afterEach, expect, test } from 'vitest'
import { chooseTheme, parseTheme } from './theme.ts'

afterEach(() => chooseTheme('system'))

test.each([
  ['', 'system'],
  ['kostbar_theme=dark', 'dark'],
  ['a=1; kostbar_theme=light; b=2', 'light'],
  ['other_kostbar_theme=dark', 'system'],
  ['kostbar_theme="><script>', 'system'],
])('parses the theme of the cookies "%s": %s', (cookies, theme) => {
  expect(parseTheme(cookies)).toBe(theme)
})

test('applies and stores the theme, and deletes it for system', () => {
  chooseTheme('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(parseTheme(document.cookie)).toBe('dark')
  chooseTheme('system')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(parseTheme(document.cookie)).toBe('system')
})
