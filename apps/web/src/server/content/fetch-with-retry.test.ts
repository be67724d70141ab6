// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchWithRetry } from './fetch-with-retry.ts'

beforeEach(() => vi.useFakeTimers())

const stubFetch = (...statuses: number[]) => {
  const fetch = vi.fn(async () => new Response('{}', { status: statuses.shift() ?? 200 }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('retries a 429 after 1, 2, 3, 4 and 5 seconds', async () => {
  const fetch = stubFetch(429, 429, 429, 429, 429, 200)
  const response = fetchWithRetry('http://content.test/')
  for (const [index, seconds] of [1, 2, 3, 4, 5].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1)
    expect(fetch).toHaveBeenCalledTimes(index + 1)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect((await response).status).toBe(200)
  expect(fetch).toHaveBeenCalledTimes(6)
})

test('gives up after five retries, and does not retry other errors', async () => {
  const fetch = stubFetch(...Array.from({ length: 9 }, () => 429))
  const response = fetchWithRetry('http://content.test/')
  await vi.advanceTimersByTimeAsync(15_000)
  expect((await response).status).toBe(429)
  expect(fetch).toHaveBeenCalledTimes(6)
  stubFetch(404)
  expect((await fetchWithRetry('http://content.test/')).status).toBe(404)
})
