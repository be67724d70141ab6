import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Library } from '../files/library.ts'
import { imageCache } from './image-cache.ts'
import { type ImageOptions, readImageOptions } from './options.ts'
import { transform } from './transform.ts'

export type ImageServiceOptions = {
  library: () => Library
  /** Where made pictures are kept. */
  directory: string
  /** How many bytes of them; 200 MB when left out. */
  maxBytes?: number
}

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
}

/** Files under /f/…, and pictures in other sizes and formats with Storyblok's suffix /m/…. */
export function serveImages(app: FastifyInstance, { library, directory, maxBytes = 200e6 }: ImageServiceOptions): void {
  const kept = imageCache(join(directory, 'images'), maxBytes)

  app.get('/f/*', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const [url = '', suffix] = path.split(/\/m(?=\/|$)/, 2)
    const file = library().assets.find((asset) => asset.url === url)?.file
    const options = suffix === undefined ? undefined : readImageOptions(decodeURIComponent(suffix))
    if (!file || (suffix !== undefined && !options)) return reply.code(404).type('text/plain').send('Not found')
    const extension = url.slice(url.lastIndexOf('.') + 1).toLowerCase()
    // The address of a file changes with its bytes.
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('access-control-allow-origin', '*')
    if (!options || isAsItIs(extension, options)) return sendFile(reply, file, types[extension])
    const format = options.format ?? (extension === 'png' ? 'png' : 'jpeg')
    const bytes = await kept(path, async () => transform(await readFile(file), { ...options, format }))
    return reply.type(`image/${format}`).send(bytes)
  })
}

/** A drawing has every size already, until it shall be pixels. */
const isAsItIs = (extension: string, { format }: ImageOptions) =>
  (extension === 'svg' && !format) || extension === 'mp4' || extension === 'pdf'

async function sendFile(reply: FastifyReply, file: string, type = 'application/octet-stream') {
  // A drawing opened by itself must not run anything.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  return reply.type(type).send(await readFile(file))
}
