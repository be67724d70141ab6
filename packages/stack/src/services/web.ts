import { join } from 'node:path'
import { contentEnvironment } from '../content-access.ts'
import { repositoryRoot } from '../repository.ts'
import { startProcess } from '../server-process.ts'
import type { Service, StackContext } from '../service.ts'

/** Environment variables of the web server; they replace those that the stack was started with. */
export const webEnvironment = (context: StackContext): Record<string, string> => ({
  WEB_HOST: '127.0.0.1',
  WEB_PORT: `${context.settings.ports.WEB_PORT}`,
  WEB_URL: context.addresses.web,
  API_URL: `http://127.0.0.1:${context.settings.ports.API_PORT}`,
  ...contentEnvironment(context.content),
  CONTENT_CACHE: join(context.dataDirectory, 'web-content'),
  STORAGE_URL: new URL(context.storage.endpoint).origin,
})

export const web: Service = {
  name: 'Web app',
  ports: ['WEB_PORT'],

  start: (context) =>
    startProcess(context, {
      name: 'web',
      script: join(repositoryRoot, 'apps/web/src/server/server.ts'),
      // In development its Vite server reloads changes itself.
      restartOnChange: false,
      readyUrl: `http://127.0.0.1:${context.settings.ports.WEB_PORT}/ready`,
      env: webEnvironment(context),
    }),
}
