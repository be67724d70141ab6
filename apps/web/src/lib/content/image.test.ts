import { expect, test } from 'vitest'
import { isSquare, rasterised, resized, sizeOf, srcSetOf } from './image.ts'

const photo = '/f/1/600x400/abc123/brot.jpg'
const drawing = '/f/1/480x360/abc123/Brot.SVG'

test('a photo is delivered in the width of the screen', () => {
  expect(resized(photo, { width: 768 })).toBe(`${photo}/m/768x0/filters:format(webp)`)
  expect(srcSetOf(photo)?.split(', ')).toEqual([
    `${photo}/m/768x0/filters:format(webp) 768w`,
    `${photo}/m/1024x0/filters:format(webp) 1024w`,
    `${photo}/m/1280x0/filters:format(webp) 1280w`,
  ])
})

test('a drawing stays as it is, but for link previews it becomes pixels', () => {
  expect(resized(drawing, { width: 768 })).toBe(drawing)
  expect(srcSetOf(drawing)).toBeUndefined()
  expect(rasterised(drawing, { width: 1200, height: 630, format: 'jpeg' })).toBe(
    `${drawing}/m/1200x630/filters:format(jpeg)`,
  )
})

test('the size is that of the address, and unknown where it says none', () => {
  expect(sizeOf(photo)).toEqual({ width: 600, height: 400 })
  expect(sizeOf('/f/1/0x0/abc/brot.jpg')).toBeUndefined()
  expect(sizeOf('/brot.jpg')).toBeUndefined()
})

test('only a picture that is known to be square is square', () => {
  expect(isSquare('/f/1/200x200/abc/zeichen.svg')).toBe(true)
  expect(isSquare(photo)).toBe(false)
  expect(isSquare('/brot.jpg')).toBe(false)
})
