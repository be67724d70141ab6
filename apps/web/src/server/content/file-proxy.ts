import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptsBrotli, brotli } from '../brotli.ts'
import { createFileDiskCache } from './file-disk-cache.ts'

interface FileProxyOptions {
  /** Address of the space's files: `https://a.storyblok.com/f/<space>`. */
  readonly filesUrl: URL
  /** Directory of the disk cache; undefined disables it. */
  readonly directory: string | undefined
}

/** Timeout in ms for the content service's response headers, and for the whole of a file that is cached. */
const upstreamTimeoutMs = 10_000
/** Maximum size in bytes of a cached file; larger files (videos) are streamed without caching. */
const maxCachedBytes = 5e6
/** 40 ms for a drawing of 50 kB, once: a fifth smaller than with the quality of responses that are compressed each time. */
const brotliQuality = 11

const contentTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
}

/**
 * File path below the space's address: `/<hash>/<name>`, for pictures `/<width>x<height>/<hash>/<name>` (`/x/` without a
 * known size), optionally with image service options (`/m/…`).
 */
const filePath = /^(\/(\d+x\d+|x))?\/[\w-]+\/[\w.%~-]+(\/m(\/[\w.:()x-]+)*)?$/

/**
 * Proxy with disk cache for the files of our space, so that browsers contact only this origin (privacy, CSP). Files of
 * other spaces are refused, because anybody could upload them and have them served under this origin.
 */
export function registerFileProxy(app: FastifyInstance, { filesUrl, directory }: FileProxyOptions): void {
  const diskCache = createFileDiskCache(directory)

  app.get('/f/*', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const contentType = contentTypeOf(path)
    const url = new URL(path, filesUrl)
    // Resolved dots (`/m/../..`) could lead to the files of another space.
    const isResolved = url.pathname === path
    const isOwn =
      isResolved && path.startsWith(`${filesUrl.pathname}/`) && filePath.test(path.slice(filesUrl.pathname.length))
    if (!isOwn || !contentType) return reply.callNotFound()
    const cached = await readCached(request, reply, path)
    if (cached) return withFileHeaders(reply, contentType).send(cached)
    const { range } = request.headers
    const file = await fetchFile(url, range).catch((error: unknown) => {
      request.log.warn({ err: error }, 'content service: file request failed')
    })
    if (!file?.response.ok || !file.response.body)
      return reply.code(file && file.response.status < 500 ? 404 : 503).send()
    const { response, bytes } = file
    if (!bytes) return streamResponse(reply, response, contentType)
    storeFile(path, bytes).catch((error: unknown) => request.log.warn({ err: error }, 'file cache: write failed'))
    return withFileHeaders(reply, contentType).send(bytes)
  })

  async function storeFile(path: string, bytes: Buffer) {
    await diskCache.write(path, bytes)
    if (isCompressible(path)) await diskCache.write(brotliKey(path), await brotli(bytes, brotliQuality))
  }

  /** The file from the disk cache, compressed if the client and the type allow it. */
  async function readCached(request: FastifyRequest, reply: FastifyReply, path: string) {
    if (!isCompressible(path)) return diskCache.read(path)
    reply.header('vary', 'accept-encoding')
    const compressed = acceptsBrotli(request) ? await diskCache.read(brotliKey(path)) : undefined
    if (compressed) reply.header('content-encoding', 'br')
    return compressed ?? diskCache.read(path)
  }
}

/**
 * Fetches a file from the content service. @returns the response, and the bytes of a file to cache; a range or a larger
 * file is streamed, which may take longer than the timeout
 */
async function fetchFile(url: URL, range: string | undefined): Promise<{ response: Response; bytes?: Buffer }> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), upstreamTimeoutMs)
  try {
    const response = await fetch(url, { headers: range ? { range } : {}, signal: timeout.signal })
    const size = Number(response.headers.get('content-length') ?? Number.NaN)
    if (range || !response.ok || !(size <= maxCachedBytes)) return { response }
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  } finally {
    clearTimeout(timer)
  }
}

/** Whether Brotli makes the file smaller; the other types of images and videos are compressed already. */
const isCompressible = (path: string) => path.endsWith('.svg')

/** Key of a file's compressed form in the disk cache. */
const brotliKey = (path: string) => `${path} br`

/** Media type by file name, never from the upstream's header; undefined for unsupported types. */
function contentTypeOf(path: string): string | undefined {
  const [name = '', options = ''] = path.split(/\/m(?=\/|$)/, 2)
  const format = /format\((\w+)\)/.exec(options)?.[1] ?? name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(contentTypes, format) ? contentTypes[format] : undefined
}

const withFileHeaders = (reply: FastifyReply, contentType: string) =>
  reply
    .type(contentType)
    .header('cache-control', 'public, max-age=31536000, immutable')
    // An SVG or PDF opened as a document must not run scripts on our origin.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    // Feed readers and other sites may show these public files.
    .header('cross-origin-resource-policy', 'cross-origin')

function streamResponse(reply: FastifyReply, response: Response, contentType: string) {
  for (const name of ['content-length', 'content-range', 'accept-ranges']) {
    const value = response.headers.get(name)
    if (value) reply.header(name, value)
  }
  return withFileHeaders(reply.code(response.status), contentType).send(Readable.fromWeb(response.body as never))
}
