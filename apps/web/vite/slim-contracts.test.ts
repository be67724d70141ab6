import { expect, test } from 'vitest'
import { bothHalves, endpointsIn, schemasIn } from './slim-contracts.ts'

const code = `import { endpoint } from './endpoint.ts'
const id = z.uuid()
export const note = z.object({ id, body: line(80) })
export const notes = {
  mine: endpoint({ method: 'GET', path: '/notes', access: 'signedIn', summary: 'Mine', output: z.array(note) }),
  ofUser: endpoint({ method: 'GET', path: '/notes/:id', access: { user: 'id' }, params: z.object({ id }), output: note }),
}
export const after = 1
export function count() { return after }`

test('the endpoints keep only what the browser calls them by', () => {
  expect(endpointsIn(code).split('\n')).toEqual([
    "import { endpoint } from './endpoint.ts'",
    'export const notes = {',
    "mine: endpoint({ method: 'GET', path: '/notes', access: 'signedIn' }),",
    "ofUser: endpoint({ method: 'GET', path: '/notes/:id', access: { user: 'id' } }),",
    '}',
  ])
})

test('the schemas stay as they are', () => {
  expect(schemasIn(code)).toContain('export const note = z.object({ id, body: line(80) })')
  expect(schemasIn(code)).toContain('export const after = 1')
  expect(schemasIn(code)).toContain('export function count()')
  expect(schemasIn(code)).not.toContain('notes')
})

test('a contract hands each constant and function out from its half', () => {
  expect(bothHalves('notes.ts')(code).split('\n')).toEqual([
    "export { note } from './notes.ts?schemas'",
    "export { notes } from './notes.ts?endpoints'",
    "export { after } from './notes.ts?schemas'",
    "export { count } from './notes.ts?schemas'",
  ])
})

test('an endpoint whose path is spread from elsewhere stops the build, or the browser would call nowhere', () => {
  const spread = `export const notes = { mine: endpoint({ ...shared, method: 'GET', output: note }) }`
  expect(() => endpointsIn(spread)).toThrow('mine does not spell out its method, path and access.')
})
