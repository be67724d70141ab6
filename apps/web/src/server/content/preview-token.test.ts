// @vitest-environment node
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isFromEditor } from './preview-token.ts'

const now = Date.parse('2026-03-02T10:00:00Z')
const seconds = now / 1000

function address({ at = seconds, token = 'preview', space = '7' } = {}) {
  const hash = createHash('sha1').update(`${space}:${token}:${at}`).digest('hex')
  return new URLSearchParams({
    _storyblok: '42',
    '_storyblok_tk[space_id]': space,
    '_storyblok_tk[timestamp]': String(at),
    '_storyblok_tk[token]': hash,
  })
}

test('the editor’s link opens drafts for an hour', () => {
  expect(isFromEditor(address(), 'preview', now)).toBe(true)
  expect(isFromEditor(address({ at: seconds - 3_500 }), 'preview', now)).toBe(true)
})

test.each([
  ['old', address({ at: seconds - 3_700 })],
  ['of the future', address({ at: seconds + 3_700 })],
  ['signed with another token', address({ token: 'other' })],
  ['without a token', new URLSearchParams('_storyblok=42')],
  ['of nothing', new URLSearchParams()],
  [
    'with half a hash',
    new URLSearchParams([...address()].map(([name, value]) => [name, name.includes('token') ? value.slice(2) : value])),
  ],
  [
    'with no time',
    new URLSearchParams([...address()].map(([name, value]) => [name, name.includes('time') ? 'now' : value])),
  ],
])('a link %s opens none', (_name, search) => {
  expect(isFromEditor(search, 'preview', now)).toBe(false)
})

test('without a preview token nothing is a draft', () => {
  expect(isFromEditor(address({ token: '' }), undefined, now)).toBe(false)
})
