import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSlug, storyPath } from './slug.ts'

test.each([
  ['/', 'home'],
  ['', 'home'],
  ['/home', 'home'],
  ['/blog/x/', 'blog/x'],
  ['//blog//', 'blog'],
  ['/blog/%C3%B6l', 'blog/öl'],
  ['/%zz', '%zz'],
])('the path %s shows the story %s', (path, slug) => expect(parseSlug(path)).toBe(slug))

test('every story is found at the path that leads to it', () => {
  const words = fc.stringMatching(/^[a-zäöüß0-9-]{1,12}$/)
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 3 }), (parts) => {
      const slug = parts.join('/')
      expect(parseSlug(storyPath(slug))).toBe(slug)
    }),
  )
})

test('the start page has one path', () => expect(storyPath('home')).toBe('/'))
