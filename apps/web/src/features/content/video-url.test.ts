import { expect, test } from 'vitest'
import { parseVideoUrl } from './video-url.ts'

test.each([
  'https://www.youtube.com/watch?v=abc_DEF-123',
  'https://youtu.be/abc_DEF-123',
  'https://www.youtube.com/embed/abc_DEF-123?x=1',
])('%s becomes an embed without cookies', (url) => {
  expect(parseVideoUrl(url)).toEqual({
    kind: 'frame',
    src: 'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0&hl=de',
    service: 'YouTube',
  })
})

test('Vimeo gets the do-not-track parameter', () => {
  expect(parseVideoUrl('https://vimeo.com/76979871')?.src).toBe(
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  )
})

test.each([
  'https://vimeo.com/76979871/0a1b2c3d4e',
  'https://vimeo.com/76979871?h=0a1b2c3d4e',
  'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&badge=0',
])('%s keeps the key of an unlisted video', (url) => {
  expect(parseVideoUrl(url)?.src).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=0a1b2c3d4e')
})

test('a file of the content service is played from this site', () => {
  expect(parseVideoUrl('https://a.storyblok.com/f/1/abc123/film.mp4')).toEqual({
    kind: 'file',
    src: '/f/1/abc123/film.mp4',
    service: null,
  })
})

test('a path is a file of this site', () => {
  expect(parseVideoUrl('/f/film.mp4')).toEqual({ kind: 'file', src: '/f/film.mp4', service: null })
})

test.each([
  'javascript:alert(1)',
  '//evil.example/film.mp4',
  'http://www.youtube.com/watch?v=abcdefgh',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtube.com.evil.example/watch?v=abcdefgh',
  'https://vimeo.com/about',
  'https://a.storyblok.com.evil.example/f/1/abc123/film.mp4',
  'nichts',
  '',
])('%s is no video', (url) => expect(parseVideoUrl(url)).toBeNull())
