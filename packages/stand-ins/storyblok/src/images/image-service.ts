import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Library } from '../files/library.ts'
import { imageCache } from './image-cache.ts'
import { type ImageOptions, readImageOptions } from './options.ts'
import { transform } from './transform.ts'

export type ImageServiceOptions = {
  library: () => Library
  /** Directory of the image cache. */
  directory: string
  /** Cache size in bytes; 200 MB by default. */
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

/** Serves files under /f/…, resized and converted with Storyblok's suffix /m/…. */
export function serveImages(app: FastifyInstance, { library, directory, maxBytes = 200e6 }: ImageServiceOptions): void {
  const cached = imageCache(join(directory, 'images'), maxBytes)

  app.get('/f/*', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const [url = '', suffix] = path.split(/\/m(?=\/|$)/, 2)
    const file = library().assets.find((asset) => asset.url === url)?.file
    const options = suffix === undefined ? undefined : readImageOptions(decodeURIComponent(suffix))
    if (!file || (suffix !== undefined && !options)) return reply.code(404).type('text/plain').send('Not found')
    const extension = url.slice(url.lastIndexOf('.') + 1).toLowerCase()
    // The URL contains a content hash.
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('access-control-allow-origin', '*')
    if (!options || isAsItIs(extension, options)) return sendFile(reply, file, types[extension])
    const format = options.format ?? (extension === 'png' ? 'png' : 'jpeg')
    const bytes = await cached(path, async () => transform(await readFile(file), { ...options, format }))
    return reply.type(`image/${format}`).send(bytes)
  })
}

/** SVGs are only transformed when another format is requested. */
const isAsItIs = (extension: string, { format }: ImageOptions) =>
  (extension === 'svg' && !format) || extension === 'mp4' || extension === 'pdf'

async function sendFile(reply: FastifyReply, file: string, type = 'application/octet-stream') {
  // An SVG opened directly must not run scripts.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  return reply.type(type).send(await readFile(file))
}
