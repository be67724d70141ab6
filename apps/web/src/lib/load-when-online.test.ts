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
