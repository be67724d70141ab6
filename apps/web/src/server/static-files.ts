import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { clientDirectory } from './built-renderer.ts'
import { neverRefused } from './overload.ts'

/** Path of the service worker; at the root, because its scope is then the whole site. */
const workerFile = '/service-worker.js'

/** Security headers that apply to documents only; removed from hashed files, which saves a kilobyte per page. */
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

/**
 * `Cache-Control` header by file path. Hashed files never change; the service worker is revalidated at every update
 * check.
 */
function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  // `includes`, because the path may have the ending of a compressed form.
  return path.includes(workerFile) ? 'no-cache' : 'public, max-age=3600'
}

/**
 * Serves the built client files, precompressed: hashed files as immutable, others cached for an hour. Never refused
 * because of overload: a page that was served works only with all of its modules, and a file costs little.
 */
export const registerStaticFiles = (app: FastifyInstance) => app.register(staticFiles)

async function staticFiles(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...neverRefused }
  })
  await app.register(files, {
    root: clientDirectory,
    wildcard: false,
    globIgnore: ['manifest.json', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      if (isHashed) for (const name of documentHeaders) reply.removeHeader(name)
      reply.header('cache-control', cacheControlOf(path))
    },
  })
  // A missing file (of an older release) gets a 404 instead of a page.
  app.get('/assets/*', (_request, reply) => reply.callNotFound())
}
