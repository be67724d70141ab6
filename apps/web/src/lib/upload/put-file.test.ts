import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import { putFile } from './put-file.ts'

beforeEach(() => vi.useFakeTimers())

function start() {
  const puts = fakeStorage()
  const aborter = new AbortController()
  const onProgress = vi.fn()
  const upload = putFile({ url: 'https://files.test/put', contentType: 'image/png' }, new Blob(['pixels']), {
    signal: aborter.signal,
    onProgress,
  })
  const outcome = upload.then(
    () => 'done',
    (error: unknown) => error,
  )
  const [put] = puts
  if (!put) throw new Error('no upload')
  return { put, outcome, aborter, onProgress }
}

test('a file is sent under its signed type, with its progress', async () => {
  const { put, outcome, onProgress } = start()
  expect([put.url, put.contentType, put.body.size]).toEqual(['https://files.test/put', 'image/png', 6])
  put.progress(0.5)
  put.progress(1)
  expect(onProgress.mock.calls).toEqual([[0.5], [1]])
  put.answer(200)
  expect(await outcome).toBe('done')
})

test.each([403, 500, 302])('a storage that answers %i is unavailable', async (status) => {
  const { put, outcome } = start()
  put.answer(status)
  expect(await outcome).toMatchObject({ code: 'unavailable' })
})

test('a lost connection says so where the browser knows it is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { put, outcome } = start()
  put.fail()
  expect(await outcome).toMatchObject({ code: 'offline', msg: expect.stringContaining('Keine Verbindung') })
  vi.restoreAllMocks()
})

test('aborts an upload after 30 s without progress', async () => {
  const { put, outcome } = start()
  await vi.advanceTimersByTimeAsync(29_000)
  put.progress(0.1)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(put.aborted()).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(put.aborted()).toBe(true)
  expect(await outcome).toMatchObject({ code: 'unavailable' })
})

test('a cancelled upload ends with the reason it was cancelled for', async () => {
  const { put, outcome, aborter } = start()
  const reason = new Error('cancelled')
  aborter.abort(reason)
  expect(put.aborted()).toBe(true)
  expect(await outcome).toBe(reason)
})

test('an upload that was cancelled before sends nothing', () => {
  const puts = fakeStorage()
  const signal = AbortSignal.abort(new Error('cancelled'))
  expect(() => putFile({ url: '/', contentType: '' }, new Blob(), { signal, onProgress: vi.fn() })).toThrow('cancelled')
  expect(puts).toEqual([])
})
