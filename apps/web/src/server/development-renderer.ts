import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type * as EntryServer from '../app/entry-server.tsx'
import type { Nonces } from './document.ts'
import type { Renderer } from './renderer.ts'

/** Renderer from sources through Vite in middleware mode; hot reload uses the same port. */
export async function createDevelopmentRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: new URL('../../vite.config.ts', import.meta.url).pathname,
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  await app.register(middie)
  app.use(vite.middlewares)
  return {
    async render(request) {
      const { render } = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as typeof EntryServer
      return render(request)
    },
    assets: () => ({
      entry: '/src/app/entry-client.tsx',
      deferredEntry: { url: '/src/app/islands/deferred-entry.ts' },
      styles: ['/src/styles/app.css'],
      modules: [],
      fonts: [],
      extraHead: hotReloadScripts,
    }),
  }
}

/** Inline scripts with the CSP nonce that Vite and React Refresh would add to an index.html. */
const hotReloadScripts = ({ script }: Nonces) => `<script type="module" nonce="${script}">
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
</script>
<script type="module" src="/@vite/client" nonce="${script}"></script>`
