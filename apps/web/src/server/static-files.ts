import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { clientDirectory } from './built-renderer.ts'

/** Security headers that only apply to documents; removed from hashed files to save a kilobyte per page. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Serves the built client files, precompressed: hashed ones as immutable, others cached for an hour. */
export async function registerStaticFiles(app: FastifyInstance): Promise<void> {
  await app.register(files, {
    root: clientDirectory,
    wildcard: false,
    globIgnore: ['manifest.json', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      if (isHashed) for (const name of documentHeaders) reply.removeHeader(name)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  // A file of an older release is a 404, not a page.
  app.get('/assets/*', (_request, reply) => reply.callNotFound())
}
