import { expect, test, vi } from 'vitest'
import { loadWhenOnline } from './load-when-online.ts'

test('retries a failed import when the browser is online again', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const loaded = loadWhenOnline(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  dispatchEvent(new Event('online'))
  expect(await loaded).toBe('code')
})

test('retries by itself when the server failed for a moment, and less and less often', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  const load = vi.fn(async () => 'code')
  for (let failures = 0; failures < 3; failures += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const loaded = loadWhenOnline(load)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await loaded).toBe('code')
  expect(load).toHaveBeenCalledTimes(4)
})
