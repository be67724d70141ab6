import { expect, it } from 'vitest'
import { requestIdOf } from './logging.ts'

it('takes the id of the web server', () => {
  expect(requestIdOf({ headers: { 'x-request-id': 'req-1a_2' } })).toBe('req-1a_2')
})

it.each([undefined, '', 'a b', 'a\nb', '{"a":1}', 'x'.repeat(65)])('makes an id instead of %j', (header) => {
  const headers = header === undefined ? {} : { 'x-request-id': header }
  const id = requestIdOf({ headers })
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(requestIdOf({ headers })).not.toBe(id)
})
