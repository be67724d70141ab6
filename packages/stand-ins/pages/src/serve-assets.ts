import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const types = { css: 'text/css', svg: 'image/svg+xml', js: 'text/javascript' } as const

type AssetName = `${string}.${keyof typeof types}`

/**
 * Serves static files of a page, the shared `/base.css`, and `/list.css` for pages that list messages.
 * @param baseUrl base URL of the files
 */
export async function serveAssets(app: FastifyInstance, baseUrl: string, names: readonly AssetName[]): Promise<void> {
  const addresses = [
    ...['base.css', 'list.css'].map((name) => new URL(name, import.meta.url)),
    ...names.map((name) => new URL(name, baseUrl)),
  ]
  for (const address of addresses) {
    const content = await readFile(address)
    const name = address.pathname.split('/').at(-1) ?? ''
    const type = types[name.split('.').at(-1) as keyof typeof types]
    app.get(`/${name}`, async (_request, reply) => reply.type(`${type}; charset=utf-8`).send(content))
  }
}
