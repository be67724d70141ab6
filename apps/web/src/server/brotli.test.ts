// @vitest-environment node
import { expect, test } from 'vitest'
import { acceptsBrotli } from './brotli.ts'

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br', true],
  ['gzip,br;q=0.8', true],
  ['br;q=0, gzip', false],
  ['gzip, br; q=0.0', false],
  ['gzip, deflate', false],
  ['sbr, brx', false],
  [undefined, false],
])('accept-encoding %s: %s', (accepted, expected) => {
  expect(acceptsBrotli({ headers: { 'accept-encoding': accepted } })).toBe(expected)
})
