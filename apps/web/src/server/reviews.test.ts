// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reviewFigures } from './reviews.ts'

/** A reviews service that answers the same to everybody, and counts how often it is asked. */
async function service(body: string) {
  const asked = vi.fn()
  const server = createServer((_request, response) => {
    asked()
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { asked, address: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) }
}

test.each([
  '{ "ratingValue": "4.8", "reviewCount": 127, "url": "https://reviews.test/kostbar" }',
  '{ "@type": "Organization", "aggregateRating": { "ratingValue": 4.8, "reviewCount": "127", "url": "https://reviews.test/kostbar" } }',
])('reads %s, and asks once an hour', async (body) => {
  const { asked, address } = await service(body)
  const figures = reviewFigures({ address, onError: vi.fn() })
  await expect.poll(figures).toEqual({ rating: 4.8, count: 127, url: 'https://reviews.test/kostbar' })
  figures()
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([
  '<html>',
  '{ "ratingValue": 11, "reviewCount": 3 }',
  '{ "ratingValue": 4, "reviewCount": 0 }',
  '{ "ratingValue": 4, "reviewCount": 3, "url": "javascript:alert(1)" }',
])('%s gives no figures', async (body) => {
  const { address } = await service(body)
  const onError = vi.fn()
  const figures = reviewFigures({ address, onError })
  figures()
  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0)
  expect(figures()).toBeUndefined()
})

test('nobody is asked where no service is set up', () => {
  expect(reviewFigures({ address: undefined, onError: vi.fn() })()).toBeUndefined()
})
