import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { clientFiles } from './built-renderer.ts'

/** Headers that say something about documents only; with each of a page's files they would cost a kilobyte. */
const forDocuments = [
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

/** Serves the built files: those with a hash in their name for ever, the others for an hour. */
export async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(files, {
    root: clientFiles,
    wildcard: false,
    globIgnore: ['manifest.json', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/')
      if (hashed) for (const name of forDocuments) reply.removeHeader(name)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  // A file of an older release is not there any more; it must not become a page.
  app.get('/assets/*', (_request, reply) => reply.callNotFound())
}
