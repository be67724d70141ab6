// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patientFetch } from './patient-fetch.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answering = (...statuses: number[]) => {
  const fetch = vi.fn(async () => new Response('{}', { status: statuses.shift() ?? 200 }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a call over the limit is tried again after 1, 2, 3, 4 and 5 seconds', async () => {
  const fetch = answering(429, 429, 429, 429, 429, 200)
  const answer = patientFetch('http://content.test/')
  for (const [index, seconds] of [1, 2, 3, 4, 5].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1)
    expect(fetch).toHaveBeenCalledTimes(index + 1)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect((await answer).status).toBe(200)
  expect(fetch).toHaveBeenCalledTimes(6)
})

test('after five more attempts the refusal stands; other refusals stand at once', async () => {
  const fetch = answering(...Array.from({ length: 9 }, () => 429))
  const answer = patientFetch('http://content.test/')
  await vi.advanceTimersByTimeAsync(15_000)
  expect((await answer).status).toBe(429)
  expect(fetch).toHaveBeenCalledTimes(6)
  answering(404)
  expect((await patientFetch('http://content.test/')).status).toBe(404)
})
