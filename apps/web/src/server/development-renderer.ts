import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type * as EntryServer from '../app/entry-server.tsx'
import type { Nonces } from './document.ts'
import type { Renderer } from './renderer.ts'

/** Vite inside this server: sources as they are, hot reload over the same port. */
export async function developmentRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: new URL('../../vite.config.ts', import.meta.url).pathname,
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  await app.register(middie)
  app.use(vite.middlewares)
  return {
    async render(visit) {
      const { render } = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as typeof EntryServer
      return render(visit)
    },
    assets: () => ({
      entry: '/src/app/entry-client.tsx',
      lateEntry: '/src/app/islands/hydrate-on-interaction.ts',
      styles: ['/src/styles/app.css'],
      modules: [],
      fonts: [],
      extraHead: hotReload,
    }),
  }
}

/** What Vite and React Refresh put into an index.html, with this request's nonce. */
const hotReload = ({ script }: Nonces) => `<script type="module" nonce="${script}">
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
</script>
<script type="module" src="/@vite/client" nonce="${script}"></script>`
