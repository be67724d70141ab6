import { afterEach, expect, test, vi } from 'vitest'
import { preparePhoto } from './prepare-photo.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const bytes = new Uint8Array([1, 2, 3])

/** Fakes a browser that decodes a picture of this size. @returns the calls of the canvas, in order */
function decodeAs(width: number, height: number) {
  const calls: unknown[] = []
  const close = vi.fn()
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }))
  const context = {
    fillStyle: '',
    fillRect: (...area: number[]) => calls.push(['fill', context.fillStyle, ...area]),
    drawImage: (_picture: unknown, ...area: number[]) => calls.push(['draw', ...area]),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) =>
    give(new Blob([bytes], { type: type ?? '' })),
  )
  return { calls, close }
}

test.each([
  ['a large one is scaled down', 4000, 3000, 2000, 1500],
  ['a small one keeps its size', 800, 1200, 800, 1200],
])('%s, on white, because a JPEG has no transparency', async (_name, width, height, toWidth, toHeight) => {
  const { calls, close } = decodeAs(width, height)
  const photo = await preparePhoto(new File([bytes], 'jause.png', { type: 'image/png' }))
  expect(photo.type).toBe('image/jpeg')
  expect(calls).toEqual([
    ['fill', '#ffffff', 0, 0, toWidth, toHeight],
    ['draw', 0, 0, toWidth, toHeight],
  ])
  expect(close).toHaveBeenCalledOnce()
})

test.each([
  ['jause.heic', 'image/heic', 'image/heic'],
  ['jause.HEIC', '', 'image/heic'],
  ['jause.jpg', '', 'image/jpeg'],
  ['jause', '', 'image/jpeg'],
])('%s (%s), which the browser cannot decode, stays as it is and is sent as %s', async (name, type, sentAs) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown format')))
  const photo = await preparePhoto(new File([bytes], name, { type }))
  expect([photo.type, photo.size]).toEqual([sentAs, bytes.length])
})
