// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCache, ContentUnavailable } from './answer-cache.ts'
import type { KeptAnswer } from './kept-answers.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const never = () => new Promise<string>(() => {})
const failing = async (): Promise<string> => {
  throw new Error('down')
}

function open(disk = new Map<string, KeptAnswer>()) {
  const kept = {
    read: async (key: string) => disk.get(key),
    write: async (key: string, answer: KeptAnswer) => void disk.set(key, answer),
  }
  const cache = answerCache({ kept, onError: () => {} })
  cache.setVersion(1)
  return { cache, disk }
}

test('within a version each is asked for once, however many ask', async () => {
  const { cache } = open()
  const ask = vi.fn(async () => 'one')
  const all = await Promise.all([cache.get('k', ask), cache.get('k', ask), cache.get('k', ask)])
  expect(all).toEqual(Array(3).fill({ value: 'one', stale: false }))
  await cache.get('k', ask)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('after a change the newest is given', async () => {
  const { cache } = open()
  await cache.get('k', async () => 'one')
  cache.setVersion(2)
  expect(await cache.get('k', async () => 'two')).toEqual({ value: 'two', stale: false })
})

test('a service that fails or hangs leaves the last good copy; only the first waits for it, a second at most', async () => {
  const { cache } = open()
  await cache.get('k', async () => 'one')
  cache.setVersion(2)
  const slow = cache.get('k', never)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await slow).toEqual({ value: 'one', stale: true })
  expect(await cache.get('k', failing)).toEqual({ value: 'one', stale: true })
})

test('a server that starts while the service is down has what another has kept', async () => {
  const { disk } = open()
  const before = open(disk).cache
  await before.get('k', async () => 'one')
  const { cache } = open(disk)
  cache.setVersion(0)
  expect(await cache.get('k', failing)).toEqual({ value: 'one', stale: true })
})

test('without any copy there is an end to waiting', async () => {
  const { cache } = open()
  const answer = expect(cache.get('k', never)).rejects.toThrow(ContentUnavailable)
  await vi.advanceTimersByTimeAsync(6_000)
  await answer
})

test('what came at an older version is not taken for new', async () => {
  const { cache } = open()
  const late = Promise.withResolvers<string>()
  const answer = cache.get('k', () => late.promise)
  await vi.advanceTimersByTimeAsync(0)
  cache.setVersion(2)
  late.resolve('one')
  expect(await answer).toEqual({ value: 'one', stale: true })
})
