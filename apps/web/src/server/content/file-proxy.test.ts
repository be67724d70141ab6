// @vitest-environment node
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { fastify } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerFileProxy } from './file-proxy.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const picture = '/f/1/600x400/abc123/brot.svg'

const sendSvg: Handle = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': String(svg.length) }).end(svg)
}

/** Starts the proxy in front of a file server that answers with `handle`. */
async function serve(handle: Handle, directory?: string) {
  const received: Pick<IncomingMessage, 'url' | 'headers'>[] = []
  const upstream = createServer((request, response) => {
    received.push({ url: request.url, headers: request.headers })
    handle(request, response)
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const filesUrl = new URL(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}/f/1`)
  const app = fastify()
  registerFileProxy(app, { filesUrl, directory })
  const stop = () => new Promise((resolve) => upstream.close(resolve))
  onTestFinished(async () => {
    await app.close()
    upstream.close()
  })
  return { app, received, stop }
}

async function temporaryDirectory() {
  const directory = await mkdtemp(join(tmpdir(), 'file-proxy-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/** Waits until files are in the disk cache, which is written after the answer was sent. A drawing has a compressed form. */
const isWritten = (directory: string, files: number) =>
  expect.poll(() => readdir(directory)).toEqual(Array(files).fill(expect.stringMatching(/^[0-9a-f]+$/)))

test('a file is sent under the type of its name, cacheable for a year, and sandboxed', async () => {
  const { app } = await serve(sendSvg)
  const file = await app.inject(picture)
  expect(file.statusCode).toBe(200)
  expect(file.body).toBe(svg)
  expect(file.headers['content-type']).toBe('image/svg+xml')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(file.headers['content-security-policy']).toContain("default-src 'none'")
  expect(file.headers['content-security-policy']).toContain('sandbox')
  expect(file.headers['cross-origin-resource-policy']).toBe('cross-origin')
})

test.each([
  ['/f/1/abc123/film.mp4', 'video/mp4'],
  ['/f/1/abc123/plan.pdf', 'application/pdf'],
  ['/f/1/x/abc123/brot.svg', 'image/svg+xml'],
])('%s, a file without a size, is sent', async (path, type) => {
  const { app } = await serve(sendSvg)
  const file = await app.inject(path)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, type])
})

test('the format of the image service decides the type, and its options are passed on without the query', async () => {
  const { app, received } = await serve(sendSvg)
  const resized = `${picture.replace('svg', 'jpg')}/m/768x0/filters:format(webp)`
  const file = await app.inject(`${resized}?token=secret`)
  expect(file.headers['content-type']).toBe('image/webp')
  expect(received.map(({ url }) => url)).toEqual([resized])
})

test.each([
  '/f/1/600x400/abc123/page.html',
  '/f/1/600x400/abc123/script.js',
  '/f/1/600x400/abc123/noextension',
  '/f/1/600x400/abc123/__proto__.constructor',
  '/f/1/wide/abc123/brot.svg',
  '/f/1/brot.svg',
  '/f/1/600x400/abc123/../../secret.svg',
  '/f/1/600x400/abc123/brot.svg/m/768x0/filters:format(exe)',
  '/f/brot.svg',
  '/f/2/600x400/abc123/brot.svg',
  '/f/12/600x400/abc123/brot.svg',
])('%s is not found and never requested', async (path) => {
  const { app, received } = await serve(sendSvg)
  expect((await app.inject(path)).statusCode).toBe(404)
  expect(received).toEqual([])
})

test('no path leads out of the own space', async () => {
  const { app, received } = await serve(sendSvg)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const foreign = '/f/1/600x400/abc123/brot.svg/m/../../../../../2/600x400/abc123/fremd.svg'
  // As no browser sends it: browsers, `fetch` and `inject` resolve the dots.
  const status = await new Promise((resolve) => {
    get({ port: new URL(address).port, path: foreign }, (answer) => resolve(answer.resume().statusCode))
  })
  expect(status).toBe(404)
  expect(received).toEqual([])
})

test.each([
  [404, 404],
  [403, 404],
  [500, 503],
  [503, 503],
])('a file that the content service answers with %i is a %i', async (upstream, expected) => {
  const { app } = await serve((_request, response) => response.writeHead(upstream).end('no'))
  const file = await app.inject(picture)
  expect(file.statusCode).toBe(expected)
  expect(file.headers['cache-control']).toBeUndefined()
})

test('a file that was sent once is sent from disk when the content service is gone', async () => {
  const directory = await temporaryDirectory()
  const first = await serve(sendSvg, directory)
  expect((await first.app.inject(picture)).body).toBe(svg)
  await isWritten(directory, 2)
  const gone = await serve((_request, response) => response.destroy(), directory)
  const file = await gone.app.inject(picture)
  expect([file.statusCode, file.body]).toEqual([200, svg])
  const compressed = await gone.app.inject({ url: picture, headers: { 'accept-encoding': 'br' } })
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(svg)
  expect(gone.received).toEqual([])
})

test('a file that is not cached is a 503 while the content service is gone', async () => {
  const { app, stop } = await serve(sendSvg)
  await stop()
  expect((await app.inject(picture)).statusCode).toBe(503)
})

test('a range is passed on with its answer, and never cached as the whole file', async () => {
  const directory = await temporaryDirectory()
  const { app, received } = await serve((request, response) => {
    const isPart = request.headers.range === 'bytes=0-3'
    const body = isPart ? 'abcd' : 'abcdefgh'
    response.writeHead(isPart ? 206 : 200, {
      'content-length': String(body.length),
      ...(isPart ? { 'content-range': 'bytes 0-3/8', 'accept-ranges': 'bytes' } : {}),
    })
    response.end(body)
  }, directory)
  const film = '/f/1/600x400/abc123/film.mp4'
  const part = await app.inject({ url: film, headers: { range: 'bytes=0-3' } })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'abcd', 'bytes 0-3/8'])
  expect(part.headers['content-type']).toBe('video/mp4')
  expect((await app.inject(film)).body).toBe('abcdefgh')
  expect(received).toHaveLength(2)
  await isWritten(directory, 1)
})

const video = '/f/1/600x400/abc123/film.mp4'

/** Serves the first half of a video that is too large for the cache; `rest` sends the other. */
async function serveHalf() {
  const half = 3e6
  const started = Promise.withResolvers<ServerResponse>()
  const { app } = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': String(2 * half) }).write(Buffer.alloc(half))
    started.resolve(response)
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { address, bytes: 2 * half, upstream: started.promise, rest: Buffer.alloc(half) }
}

test('a large file may take longer than its headers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { address, bytes, upstream, rest } = await serveHalf()
  const film = await fetch(address + video)
  vi.advanceTimersByTime(60_000)
  const response = await upstream
  response.end(rest)
  expect((await film.arrayBuffer()).byteLength).toBe(bytes)
})

test('a large file is no longer fetched once the visitor has left', async () => {
  const { address, upstream } = await serveHalf()
  const visitor = new AbortController()
  await fetch(address + video, { signal: visitor.signal })
  const response = await upstream
  const closed = new Promise((resolve) => response.once('close', resolve))
  visitor.abort()
  await closed
  expect(response.writableEnded).toBe(false)
})

test('a file whose headers do not come in time is a 503', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const requested = Promise.withResolvers<void>()
  const { app } = await serve(() => requested.resolve())
  const file = app.inject(picture)
  await requested.promise
  vi.advanceTimersByTime(60_000)
  expect((await file).statusCode).toBe(503)
})

test('cookies of the visitor never reach the content service', async () => {
  const { app, received } = await serve(sendSvg)
  await app.inject({ url: picture, headers: { cookie: 'kostbar_access=secret', authorization: 'Bearer secret' } })
  expect(JSON.stringify(received[0]?.headers)).not.toContain('secret')
})
