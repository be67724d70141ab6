import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { keptFiles } from './kept-files.ts'

interface FilesOptions {
  /** Origin of the content service's files. */
  readonly filesUrl: URL
  /** Where pictures are kept; undefined keeps none. */
  readonly directory: string | undefined
}

/** The longest the service may take to begin, in milliseconds. */
const patience = 10_000
/** Larger files, films above all, are passed through. */
const largestKept = 5e6

const types: Record<string, string> = {
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

/** What a path may consist of: /f/<space>/<size>/<hash>/<name>, and what is asked of a picture. */
const known = /^\/f\/[\w-]+\/\d+x\d+\/[\w-]+\/[\w.%~-]+(\/m(\/[\w.:()x-]+)*)?$/

/**
 * Pictures and files of the content service from this origin: visitors' browsers tell nobody else which pages they see,
 * and the content policy names no other host.
 */
export function serveFiles(app: FastifyInstance, { filesUrl, directory }: FilesOptions): void {
  const kept = keptFiles(directory)

  app.get('/f/*', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const type = typeOf(path)
    if (!known.test(path) || !type) return reply.callNotFound()
    const copy = await kept.read(path)
    if (copy) return sendFile(reply, type).send(copy)
    const { range } = request.headers
    const answer = await fetch(new URL(path, filesUrl), {
      headers: range ? { range } : {},
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the content service does not deliver a file')
    })
    if (!answer?.ok || !answer.body) return reply.code(answer && answer.status < 500 ? 404 : 503).send()
    if (range || !(Number(answer.headers.get('content-length')) <= largestKept)) return passOn(reply, answer, type)
    const bytes = Buffer.from(await answer.arrayBuffer())
    kept.write(path, bytes).catch((error: unknown) => request.log.warn({ err: error }, 'a picture could not be kept'))
    return sendFile(reply, type).send(bytes)
  })
}

/** The type follows from the name, never from what somebody uploaded says; undefined for what is not shown here. */
function typeOf(path: string): string | undefined {
  const [name = '', options = ''] = path.split(/\/m(?=\/|$)/, 2)
  const format = /format\((\w+)\)/.exec(options)?.[1] ?? name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(types, format) ? types[format] : undefined
}

const sendFile = (reply: FastifyReply, type: string) =>
  reply
    .type(type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    // Drawings and documents that are opened by themselves run nothing on our origin.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")

function passOn(reply: FastifyReply, answer: Response, type: string) {
  for (const name of ['content-length', 'content-range', 'accept-ranges']) {
    const value = answer.headers.get(name)
    if (value) reply.header(name, value)
  }
  return sendFile(reply.code(answer.status), type).send(Readable.fromWeb(answer.body as never))
}
