// @vitest-environment node
import { expect, test } from 'vitest'
import { originForm } from './request-target.ts'

test.each([
  ['/blog?suche=brot', '/blog?suche=brot'],
  ['//host/x', '//host/x'],
  ['http://kostbar.test/blog?suche=brot', '/blog?suche=brot'],
  ['HTTPS://kostbar.test', '/'],
  ['http://kostbar.test?suche=brot', '/?suche=brot'],
  ['*', '/*'],
])('%s is the path %s', (target, path) => {
  expect(originForm(target)).toBe(path)
})
