// @vitest-environment node
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isFromEditor } from './preview-token.ts'

const now = Date.parse('2026-03-02T10:00:00Z')
const seconds = now / 1000

function editorSearch({ at = seconds, token = 'preview', space = '7' } = {}) {
  const hash = createHash('sha1').update(`${space}:${token}:${at}`).digest('hex')
  return new URLSearchParams({
    _storyblok: '42',
    '_storyblok_tk[space_id]': space,
    '_storyblok_tk[timestamp]': String(at),
    '_storyblok_tk[token]': hash,
  })
}

test('accepts the visual editor’s link for an hour', () => {
  expect(isFromEditor(editorSearch(), 'preview', now)).toBe(true)
  expect(isFromEditor(editorSearch({ at: seconds - 3_500 }), 'preview', now)).toBe(true)
})

test.each([
  ['that has expired', editorSearch({ at: seconds - 3_700 })],
  ['with a timestamp in the future', editorSearch({ at: seconds + 3_700 })],
  ['signed with another token', editorSearch({ token: 'other' })],
  ['without a token', new URLSearchParams('_storyblok=42')],
  ['without any parameter', new URLSearchParams()],
  [
    'with a truncated hash',
    new URLSearchParams(
      [...editorSearch()].map(([name, value]) => [name, name.includes('token') ? value.slice(2) : value]),
    ),
  ],
  [
    'with an invalid timestamp',
    new URLSearchParams([...editorSearch()].map(([name, value]) => [name, name.includes('time') ? 'now' : value])),
  ],
])('rejects a link %s', (_name, search) => {
  expect(isFromEditor(search, 'preview', now)).toBe(false)
})

test('rejects every link when no preview token is configured', () => {
  expect(isFromEditor(editorSearch({ token: '' }), undefined, now)).toBe(false)
})
