// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createReviewRating } from './review-rating.ts'

/** Starts a reviews service with a fixed response that counts its requests. */
async function startService(body: string) {
  const onRequest = vi.fn()
  const server = createServer((_request, response) => {
    onRequest()
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { onRequest, url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) }
}

test.each([
  '{ "ratingValue": "4.8", "reviewCount": 127, "url": "https://reviews.test/kostbar" }',
  '{ "@type": "Organization", "aggregateRating": { "ratingValue": 4.8, "reviewCount": "127", "url": "https://reviews.test/kostbar" } }',
])('parses %s, and requests it once an hour', async (body) => {
  const { onRequest, url } = await startService(body)
  const rating = createReviewRating({ url, onError: vi.fn() })
  await expect.poll(rating).toEqual({ rating: 4.8, count: 127, url: 'https://reviews.test/kostbar' })
  rating()
  expect(onRequest).toHaveBeenCalledTimes(1)
})

test.each([
  '<html>',
  '{ "ratingValue": 11, "reviewCount": 3 }',
  '{ "ratingValue": 4, "reviewCount": 0 }',
  '{ "ratingValue": 4, "reviewCount": 3, "url": "javascript:alert(1)" }',
])('%s gives no rating', async (body) => {
  const { url } = await startService(body)
  const onError = vi.fn()
  const rating = createReviewRating({ url, onError })
  rating()
  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0)
  expect(rating()).toBeUndefined()
})

test('sends no request when no service is configured', () => {
  expect(createReviewRating({ url: undefined, onError: vi.fn() })()).toBeUndefined()
})
