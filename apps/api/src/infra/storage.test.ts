import { randomBytes } from 'node:crypto'
import { createServer, type Server, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { freePort } from '@kostbar/machine/free-port'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Problem } from '../problems/problem.ts'
import { startTestStorage, testStorageAccess } from '../testing/test-storage.ts'
import { openStorage, type Storage } from './storage.ts'
import { openClient } from './storage-client.ts'

const webUrl = 'http://localhost:3000'
const png = 'image/png'

let storage: Storage
let endpoint: string
let drop: () => Promise<void>

beforeAll(async () => {
  const own = await startTestStorage(webUrl)
  storage = own.storage
  endpoint = own.endpoint
  drop = own.drop
})
afterAll(() => drop())
afterEach(() => void vi.useRealTimers())

const send = (url: string, body: string | Buffer, contentType = png) =>
  fetch(url, { method: 'PUT', body: new Uint8Array(Buffer.from(body)), headers: { 'content-type': contentType } })

async function upload(key: string, body: string | Buffer, contentType = png): Promise<void> {
  const contentLength = Buffer.byteLength(body)
  const answer = await send(await storage.presignUpload({ key, contentType, contentLength }), body, contentType)
  expect(answer.status).toBe(200)
}

/** A presigned URL created some minutes ago. */
async function presignedEarlier(minutes: number, presign: () => Promise<string>): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - minutes * 60_000 })
  const url = await presign()
  vi.useRealTimers()
  return url
}

describe('a presigned upload URL', () => {
  const file = { key: 'avatars/a', contentType: png, contentLength: 4 }

  it('signs type and length but no checksum, and is valid for ten minutes', async () => {
    const { searchParams } = new URL(await storage.presignUpload(file))
    expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host')
    expect(searchParams.get('X-Amz-Expires')).toBe('600')
    expect([...searchParams.keys()].filter((name) => /checksum/i.test(name))).toEqual([])
    expect((await send(await presignedEarlier(9, () => storage.presignUpload(file)), 'body')).status).toBe(200)
  })

  it.each<[string, (url: string) => Promise<Response>]>([
    ['a longer body', (url) => send(url, 'bodies')],
    ['a shorter body', (url) => send(url, 'bod')],
    ['another type', (url) => send(url, 'body', 'text/html')],
    ['another key', (url) => send(url.replace('avatars/a', 'avatars/b'), 'body')],
    ['another method', (url) => fetch(url)],
    ['an altered expiry', (url) => send(url.replace('Expires=600', 'Expires=6000'), 'body')],
    ['an altered signature', (url) => send(url.replace(/Signature=.{6}/, 'Signature=000000'), 'body')],
    ['no signature', (url) => send(url.replace(/\?.*/, ''), 'body')],
  ])('refuses %s', async (_what, attempt) => {
    const key = `refused/${randomBytes(4).toString('hex')}/avatars/a`
    expect((await attempt(await storage.presignUpload({ ...file, key }))).status).toBe(403)
    expect((await storage.list('refused/')).files).toEqual([])
  })

  it('expires after ten minutes', async () => {
    expect((await send(await presignedEarlier(11, () => storage.presignUpload(file)), 'body')).status).toBe(403)
  })
})

describe('a presigned download URL', () => {
  const file = { key: 'documents/plan', filename: 'Plan.pdf', contentType: 'application/pdf' }
  const open = async (more: object = {}) => fetch(await storage.presignDownload({ ...file, ...more }))

  beforeAll(() => upload(file.key, 'content', 'text/html'))

  it('serves the file with the requested name and type', async () => {
    const answer = await open({ filename: 'Pläne für „Ben“.pdf' })
    expect(await answer.text()).toBe('content')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const disposition = answer.headers.get('content-disposition')
    expect(disposition).toMatch(/^attachment; filename="/)
    expect(disposition).toContain(`filename*=UTF-8''Pl%C3%A4ne%20f%C3%BCr%20%E2%80%9EBen%E2%80%9C.pdf`)
  })

  it('shows only passive types inline', async () => {
    const shown = async (contentType: string, inline = true) =>
      (await open({ contentType, inline })).headers.get('content-disposition')
    expect(await shown('image/png')).toMatch(/^inline/)
    expect(await shown('application/pdf')).toMatch(/^inline/)
    expect(await shown('application/pdf', false)).toMatch(/^attachment/)
    expect(await shown('text/html')).toMatch(/^attachment/)
    expect(await shown('image/svg+xml')).toMatch(/^attachment/)
  })

  it('cannot be altered, and expires after five minutes', async () => {
    const url = await storage.presignDownload(file)
    expect(url).not.toMatch(/checksum/i)
    expect((await fetch(url.replace('attachment', 'inline'))).status).toBe(403)
    expect((await fetch(url.replace('pdf', 'html'))).status).toBe(403)
    expect((await fetch(await presignedEarlier(4, () => storage.presignDownload(file)))).status).toBe(200)
    expect((await fetch(await presignedEarlier(6, () => storage.presignDownload(file)))).status).toBe(403)
  })
})

describe('stored files', () => {
  it('return metadata, are read in full or in part, and are deleted', async () => {
    const content = randomBytes(300_000)
    await upload('photos/1', content)
    expect(await storage.head('photos/1')).toEqual({ size: 300_000, contentType: png })
    expect(await storage.read('photos/1', 16)).toEqual(content.subarray(0, 16))
    expect(await storage.read('photos/1', 1_000_000)).toEqual(content)
    const stream = await storage.read('photos/1')
    expect(stream && (await buffer(stream))).toEqual(content)
    await storage.remove(['photos/1', 'photos/2'])
    expect(await storage.head('photos/1')).toBeNull()
    expect(await storage.read('photos/1')).toBeNull()
    expect(await storage.read('photos/1', 16)).toBeNull()
  })

  it('may be empty', async () => {
    await upload('photos/empty', '')
    expect(await storage.head('photos/empty')).toEqual({ size: 0, contentType: png })
    expect(await storage.read('photos/empty', 16)).toEqual(Buffer.alloc(0))
  })

  it('are listed and deleted beyond one page', async () => {
    const keys = Array.from({ length: 1005 }, (_, i) => `many/${String(i).padStart(4, '0')}`)
    for (let from = 0; from < keys.length; from += 50)
      await Promise.all(keys.slice(from, from + 50).map((key) => upload(key, 'x')))
    const first = await storage.list('many/')
    expect(first.files[0]).toEqual({ key: 'many/0000', size: 1, modified: expect.any(Date) })
    expect(first.files).toHaveLength(1000)
    const second = await storage.list('many/', first.cursor)
    expect(second.files.map(({ key }) => key)).toEqual(keys.slice(1000))
    expect(second.cursor).toBeNull()
    await storage.remove(keys)
    expect(await storage.list('many/')).toEqual({ files: [], cursor: null })
  })
})

describe('an unavailable storage', () => {
  const access = { region: 'eu-central-1', bucket: 'kostbar', accessKey: 'key', secretKey: 'secret' }
  const openAt = (port: number): Storage => {
    const opened = openStorage({ ...access, endpoint: `http://127.0.0.1:${port}` })
    onTestFinished(() => opened.close())
    return opened
  }

  /** A TCP server with this connection handler. */
  async function serve(handle: (socket: Socket) => void, port?: number): Promise<number> {
    const sockets = new Set<Socket>()
    const server: Server = createServer((socket) => {
      sockets.add(socket.on('error', () => {}))
      handle(socket)
    })
    const at = port ?? (await freePort())
    await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    return at
  }

  const answering = (text: string) => (socket: Socket) => socket.on('data', () => socket.write(text))
  const failing = 'HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\n\r\n'
  const cut = 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nten bytes.'

  async function expectUnavailable(opened: Storage): Promise<void> {
    const calls = [
      () => opened.head('a'),
      () => opened.read('a', 16),
      () => opened.list('a'),
      () => opened.remove(['a']),
    ]
    const begin = performance.now()
    const errors = await Promise.all(calls.map((call) => call().catch((error: unknown) => error)))
    expect(performance.now() - begin).toBeLessThan(6000)
    for (const error of errors) {
      expect(error).toBeInstanceOf(Problem)
      expect(error).toMatchObject({ code: 'unavailable', status: 503, retryAfter: 5 })
    }
  }

  it.each<[string, (socket: Socket) => void]>([
    ['answers nothing', () => {}],
    ['cuts connections', (socket) => socket.destroy()],
    ['resets connections', (socket) => socket.resetAndDestroy()],
    ['fails', answering(failing)],
    ['speaks another protocol', answering('SSH-2.0-OpenSSH_9\r\n')],
  ])('that %s is reported in time', async (_what, handle) => expectUnavailable(openAt(await serve(handle))), 20_000)

  it('that refuses connections is reported in time, and used again once it accepts them', async () => {
    const port = await freePort()
    const opened = openAt(port)
    await expectUnavailable(opened)
    await serve(answering('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n'), port)
    expect(await opened.head('a')).toBeNull()
  }, 20_000)

  it('fails a read when the connection is cut', async () => {
    const opened = openAt(await serve(answering(cut)))
    await expect(opened.read('a', 16)).rejects.toMatchObject({ code: 'unavailable' })
    const stream = await opened.read('a')
    await expect(stream && buffer(stream)).rejects.toThrow()
  }, 20_000)

  it('is reported in time when loading credentials hangs', async () => {
    const { s3, withTimeout } = openClient({ ...access, endpoint })
    onTestFinished(() => s3.destroy())
    await expect(withTimeout(() => new Promise(() => {}))).rejects.toMatchObject({ code: 'unavailable' })
  }, 10_000)

  it('does not prevent presigning URLs', async () => {
    expect(await openAt(1).presignUpload({ key: 'a', contentType: png, contentLength: 1 })).toContain('X-Amz-Signature')
  })

  it('is not assumed when the keys are wrong: the error is passed on', async () => {
    const opened = openStorage({ ...access, endpoint })
    onTestFinished(() => opened.close())
    await expect(opened.list('a')).rejects.toMatchObject({ name: 'InvalidAccessKeyId' })
  })

  it('is not assumed when the bucket is missing: the error is passed on', async () => {
    const opened = openStorage({ ...testStorageAccess, bucket: 'other', endpoint })
    onTestFinished(() => opened.close())
    await expect(opened.read('a')).rejects.toMatchObject({ name: 'NoSuchBucket' })
  })
})
