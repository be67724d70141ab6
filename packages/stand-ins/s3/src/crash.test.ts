import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { expect, it, onTestFinished, vi } from 'vitest'
import { bucket } from './testing/settings.ts'
import { sdkFor, startStorage } from './testing/storage.ts'

const script = fileURLToPath(new URL('./testing/serve.ts', import.meta.url))

/** Starts an S3 stand-in in a child process. */
async function startProcess(directory: string) {
  const child = fork(script, [directory], { execArgv: [] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const s3 = sdkFor(`http://127.0.0.1:${port}`)
  onTestFinished(() => s3.destroy())
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { s3, kill }
}

const put = (s3: S3Client, Key: string, Body: string | Readable, ContentLength?: number) =>
  s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ...(ContentLength && { ContentLength }) }))

const read = async (s3: S3Client, Key: string) =>
  (await s3.send(new GetObjectCommand({ Bucket: bucket, Key }))).Body?.transformToString()

/** Upload body that stops after ten megabytes without ending. */
async function* stuckBody() {
  for (let i = 0; i < 10; i += 1) yield Buffer.alloc(1_000_000, 'n')
  await new Promise(() => {})
}

const temporaryFile = async (directory: string) =>
  (await readdir(join(directory, bucket))).find((name) => name.endsWith('.tmp'))

async function waitForMegabytes(directory: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const name = (await temporaryFile(directory)) ?? ''
      expect((await stat(join(directory, bucket, name))).size).toBeGreaterThan(9_000_000)
    },
    { timeout: 15_000, interval: 50 },
  )
}

it('kill -9 during an upload leaves the object unchanged, and no temporary file', async () => {
  const directory = join(await temporaryDirectory(), 'storage')
  const running = await startProcess(directory)
  await put(running.s3, 'kept', 'old')
  const uploads = ['kept', 'new'].map((key) => put(running.s3, key, Readable.from(stuckBody()), 20_000_000))
  const failed = Promise.allSettled(uploads)
  // The received part is on the disk already, so the body is not held in memory as a whole.
  await waitForMegabytes(directory)
  await running.kill()
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await temporaryFile(directory)).toBeDefined()

  const { s3 } = await startStorage({ directory })
  expect(await read(s3, 'kept')).toBe('old')
  await expect(read(s3, 'new')).rejects.toMatchObject({ name: 'NoSuchKey' })
  expect(await readdir(join(directory, bucket))).toHaveLength(2)
})

it('kill -9 under write load loses no acknowledged object, and leaves no partial one', async () => {
  const directory = join(await temporaryDirectory(), 'storage')
  const confirmed = new Map<string, string>()
  for (let round = 0; round < 4; round += 1) {
    const { s3, kill } = await startProcess(directory)
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let i = 0; ; i += 1) {
        const content = `${round}.${writer}.${i}.`.repeat(5000)
        await put(s3, `key${writer}`, content)
        confirmed.set(`key${writer}`, content)
      }
    })
    const stopped = Promise.allSettled(writers)
    // Kills the process in the middle of writing, at a different moment each time.
    await expect.poll(() => confirmed.size).toBe(4)
    await delay(round * 37)
    await kill()
    await stopped
  }
  const { s3 } = await startStorage({ directory })
  for (const [key, content] of confirmed) {
    const stored = (await read(s3, key)) ?? ''
    // The last confirmed object, or the next one whose confirmation was lost: complete in either case.
    const [stamp = ''] = /^\d+\.\d+\.\d+\./.exec(stored) ?? []
    expect(stored).toBe(stamp.repeat(5000))
    const number = (text: string) => Number(text.split('.')[0]) * 1e6 + Number(text.split('.')[2])
    expect(number(stamp)).toBeGreaterThanOrEqual(number(content))
  }
  expect(await readdir(join(directory, bucket))).toHaveLength(8)
})

it('an aborted upload leaves no temporary file', async () => {
  const { s3, directory, errors } = await startStorage()
  const abort = new AbortController()
  const command = new PutObjectCommand({
    Bucket: bucket,
    Key: 'new',
    Body: Readable.from(stuckBody()),
    ContentLength: 20_000_000,
  })
  const upload = s3.send(command, { abortSignal: abort.signal })
  const failed = expect(upload).rejects.toThrow()
  await waitForMegabytes(directory)
  abort.abort()
  await failed
  await expect.poll(() => readdir(join(directory, bucket))).toEqual([])
  await expect(read(s3, 'new')).rejects.toMatchObject({ name: 'NoSuchKey' })
  expect(errors).toEqual([])
})
