// @vitest-environment node
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFileDiskCache } from './file-disk-cache.ts'
import { createResponseDiskCache } from './response-disk-cache.ts'

async function temporaryDirectory() {
  const directory = await mkdtemp(join(tmpdir(), 'disk-cache-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

test('the response cache gives back what was written, by key', async () => {
  const onError = vi.fn()
  const cache = createResponseDiskCache(join(await temporaryDirectory(), 'made', 'when', 'needed'), onError)
  await cache.write('story a', { value: { title: 'Ä' }, version: 7 })
  await cache.write('story b', { value: null, version: 8 })
  expect(await cache.read('story a')).toEqual({ value: { title: 'Ä' }, version: 7 })
  expect(await cache.read('story b')).toEqual({ value: null, version: 8 })
  expect(await cache.read('story c')).toBeUndefined()
  expect(onError).not.toHaveBeenCalled()
})

test('a truncated response file is a cache miss', async () => {
  const directory = await temporaryDirectory()
  const cache = createResponseDiskCache(directory, vi.fn())
  await cache.write('story', { value: 1, version: 1 })
  const [name = ''] = await readdir(directory)
  await writeFile(join(directory, name), '{"value":')
  expect(await cache.read('story')).toBeUndefined()
})

test('a key with path characters stays inside the directory', async () => {
  const directory = await temporaryDirectory()
  const inside = join(directory, 'cache')
  await createResponseDiskCache(inside, vi.fn()).write('../outside', { value: 1, version: 1 })
  expect(await readdir(directory)).toEqual(['cache'])
  expect(await readdir(inside)).toHaveLength(1)
})

test('a response that cannot be written is reported and does not throw', async () => {
  const file = join(await temporaryDirectory(), 'file')
  await writeFile(file, '')
  const onError = vi.fn()
  await createResponseDiskCache(file, onError).write('story', { value: 1, version: 1 })
  expect(onError).toHaveBeenCalledOnce()
})

test('without a directory nothing is written or read', async () => {
  const onError = vi.fn()
  const responses = createResponseDiskCache(undefined, onError)
  await responses.write('story', { value: 1, version: 1 })
  expect(await responses.read('story')).toBeUndefined()
  const files = createFileDiskCache(undefined)
  await files.write('/f/a.svg', Buffer.from('a'))
  expect(await files.read('/f/a.svg')).toBeUndefined()
  expect(onError).not.toHaveBeenCalled()
})

test('the file cache gives back the bytes of a path', async () => {
  const cache = createFileDiskCache(join(await temporaryDirectory(), 'files'))
  await cache.write('/f/a.svg', Buffer.from([0, 255, 10]))
  expect(await cache.read('/f/a.svg')).toEqual(Buffer.from([0, 255, 10]))
  expect(await cache.read('/f/b.svg')).toBeUndefined()
})

test('the file cache deletes its oldest files once it exceeds its limit', async () => {
  const directory = await temporaryDirectory()
  const old = join(directory, 'old')
  await writeFile(old, Buffer.alloc(500))
  await utimes(old, new Date('2020-01-01'), new Date('2020-01-01'))
  const cache = createFileDiskCache(directory, 1_000)
  // The cache sweeps after every hundredth write.
  for (let index = 0; index < 100; index += 1) await cache.write(`/f/${index}`, Buffer.alloc(9))
  const names = await readdir(directory)
  expect(names).not.toContain('old')
  expect(names).toHaveLength(100)
  expect(await cache.read('/f/99')).toHaveLength(9)
})
