import { expect, test, vi } from 'vitest'
import { untilLoaded } from './until-loaded.ts'

test('a block whose code cannot be loaded is loaded when the connection is back', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const loaded = untilLoaded(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  dispatchEvent(new Event('online'))
  expect(await loaded).toBe('code')
})
