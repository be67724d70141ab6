import { expect, test } from 'vitest'
import { filmAt } from './film.ts'

test.each([
  'https://www.youtube.com/watch?v=abc_DEF-123',
  'https://youtu.be/abc_DEF-123',
  'https://www.youtube.com/embed/abc_DEF-123?x=1',
])('%s plays without cookies', (url) => {
  expect(filmAt(url)).toEqual({
    kind: 'frame',
    src: 'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0&hl=de',
    service: 'YouTube',
  })
})

test('Vimeo is asked not to track', () => {
  expect(filmAt('https://vimeo.com/76979871')?.src).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1')
})

test('a file of this site plays here', () => {
  expect(filmAt('/f/film.mp4')).toEqual({ kind: 'file', src: '/f/film.mp4', service: null })
})

test.each([
  'javascript:alert(1)',
  '//evil.example/film.mp4',
  'http://www.youtube.com/watch?v=abcdefgh',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtube.com.evil.example/watch?v=abcdefgh',
  'https://vimeo.com/about',
  'nichts',
  '',
])('%s is no film', (url) => expect(filmAt(url)).toBeNull())
