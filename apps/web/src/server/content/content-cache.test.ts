// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { ContentUnavailable, createContentCache } from './content-cache.ts'
import type { CachedResponse } from './response-disk-cache.ts'

beforeEach(() => vi.useFakeTimers())

const never = () => new Promise<string>(() => {})
const failing = async (): Promise<string> => {
  throw new Error('down')
}

function open(disk = new Map<string, CachedResponse>()) {
  const diskCache = {
    read: async (key: string) => disk.get(key),
    write: async (key: string, response: CachedResponse) => void disk.set(key, response),
  }
  const cache = createContentCache({ diskCache, onError: () => {} })
  cache.setVersion(1)
  return { cache, disk }
}

test('loads each key once per version, also for concurrent calls', async () => {
  const { cache } = open()
  const load = vi.fn(async () => 'one')
  const all = await Promise.all([cache.get('k', load), cache.get('k', load), cache.get('k', load)])
  expect(all).toEqual(Array(3).fill({ value: 'one', stale: false }))
  await cache.get('k', load)
  expect(load).toHaveBeenCalledTimes(1)
})

test('loads again after a version change', async () => {
  const { cache } = open()
  await cache.get('k', async () => 'one')
  cache.setVersion(2)
  expect(await cache.get('k', async () => 'two')).toEqual({ value: 'two', stale: false })
})

test('uses the stale response when loading fails or hangs; only the first call waits, for one second', async () => {
  const { cache } = open()
  await cache.get('k', async () => 'one')
  cache.setVersion(2)
  const slow = cache.get('k', never)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await slow).toEqual({ value: 'one', stale: true })
  expect(await cache.get('k', failing)).toEqual({ value: 'one', stale: true })
})

test('a failed load keeps the stale response, and is retried after a pause', async () => {
  const { cache } = open()
  await cache.get('k', async () => 'one')
  cache.setVersion(2)
  expect(await cache.get('k', failing)).toEqual({ value: 'one', stale: true })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await cache.get('k', async () => 'two')).toEqual({ value: 'two', stale: false })
})

test('reads responses of an earlier process from disk when loading fails', async () => {
  const { disk } = open()
  const before = open(disk).cache
  await before.get('k', async () => 'one')
  const { cache } = open(disk)
  cache.setVersion(0)
  expect(await cache.get('k', failing)).toEqual({ value: 'one', stale: true })
})

test('fails after six seconds when nothing is cached', async () => {
  const { cache } = open()
  const result = expect(cache.get('k', never)).rejects.toThrow(ContentUnavailable)
  await vi.advanceTimersByTimeAsync(6_000)
  await result
})

test('a response requested at an older version is stale', async () => {
  const { cache } = open()
  const response = Promise.withResolvers<string>()
  const result = cache.get('k', () => response.promise)
  await vi.advanceTimersByTimeAsync(0)
  cache.setVersion(2)
  response.resolve('one')
  expect(await result).toEqual({ value: 'one', stale: true })
})
