import { join } from 'node:path'
import { freePort } from '@kostbar/machine/free-port'
import { paymentsEnvironment } from '../payments-access.ts'
import { repositoryRoot } from '../repository.ts'
import { masterKeysOf, pushEnvironment } from '../secrets.ts'
import { startProcess } from '../server-process.ts'
import type { RunningService, Service, StackContext } from '../service.ts'
import { spreadConnections } from '../spread-connections.ts'
import { storageEnvironment } from '../storage-access.ts'

/** Environment variables of the API; they replace those that the stack was started with. */
export const apiEnvironment = (context: StackContext): Record<string, string> => ({
  API_HOST: '127.0.0.1',
  API_PORT: `${context.settings.ports.API_PORT}`,
  DATABASE_URL: context.addresses.database,
  WEB_URL: context.addresses.web,
  SESSION_SECRET: context.secrets.sessionSecret,
  LINK_SECRET: context.secrets.linkSecret,
  DATA_KEYS: masterKeysOf(context.secrets),
  // On this machine, the demo trainer and admin sign in with just the printed password.
  STAFF_SECOND_FACTOR: context.addresses.web.startsWith('https:') ? 'required' : 'optional',
  SMTP_URL: context.addresses.smtp,
  ...pushEnvironment(context.secrets, context.settings.ports.PUSH_PORT),
  SITE_NAME: context.settings.siteName,
  MAIL_FROM: context.settings.mailFrom,
  CONTENT_API_URL: context.content.apiUrl,
  CONTENT_TOKEN: context.content.token,
  ...storageEnvironment(context.storage),
  ...paymentsEnvironment(context.payments),
})

/** Starts an API process. @param name name of its log */
const startApi = (context: StackContext, name: string, port: number) =>
  startProcess(context, {
    name,
    script: join(repositoryRoot, 'apps/api/src/server.ts'),
    restartOnChange: context.mode === 'development',
    readyUrl: `http://127.0.0.1:${port}/ready`,
    env: { ...apiEnvironment(context), API_PORT: `${port}` },
  })

/** Starts several API processes that share the API's port. */
async function startSeveral(context: StackContext): Promise<RunningService> {
  const ports = await Promise.all(Array.from({ length: context.apiProcesses }, freePort))
  const stopListening = await spreadConnections(context.settings.ports.API_PORT, ports)
  const running: RunningService[] = []
  const stop = async () => {
    stopListening()
    await Promise.all(running.map((process) => process.stop()))
  }
  try {
    for (const [index, port] of ports.entries()) running.push(await startApi(context, `api-${index + 1}`, port))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop, failed: Promise.race(running.flatMap(({ failed }) => failed ?? [])) }
}

export const api: Service = {
  name: 'API',
  ports: ['API_PORT'],

  start: (context) =>
    context.apiProcesses > 1 ? startSeveral(context) : startApi(context, 'api', context.settings.ports.API_PORT),
}
