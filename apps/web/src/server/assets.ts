import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { clientFiles } from './built-renderer.ts'

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
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  // A file of an older release is not there any more; it must not become a page.
  app.get('/assets/*', (_request, reply) => reply.callNotFound())
}
