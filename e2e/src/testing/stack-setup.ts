import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Ports, portNames } from '@kostbar/local-stack/ports'
import { startStack } from '@kostbar/local-stack/stack'
import { freePort } from '@kostbar/machine/free-port'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    webUrl: string
    mailUrl: string
    storageUrl: string
    paymentsUrl: string
  }
}

/** Services that count, at addresses that do not exist. */
const counting = {
  ANALYTICS_MEASUREMENT_ID: 'G-TEST',
  ANALYTICS_SCRIPT_URL: 'https://counting.test/tag.js',
  PIXEL_ID: '123',
  PIXEL_SCRIPT_URL: 'https://counting.test/pixel.js',
}

/** The whole product as it runs in production, with demo data, on free ports and in a directory of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'kostbar-e2e-'))
  const free: [string, number][] = []
  for (const name of portNames) free.push([name, await freePort()])
  const ports = Object.fromEntries(free) as Ports
  Object.assign(process.env, counting)
  const stack = await startStack({
    dataDirectory,
    ports,
    databaseUrl: undefined,
    smtpUrl: undefined,
    webUrl: undefined,
    seed: true,
  })
  project.provide('webUrl', stack.addresses.web)
  project.provide('mailUrl', stack.addresses.mail ?? '')
  project.provide('storageUrl', `http://127.0.0.1:${ports.STORAGE_PORT}`)
  project.provide('paymentsUrl', stack.addresses.payments ?? '')
  return async () => {
    await stack.stop()
    await rm(dataDirectory, { recursive: true, force: true })
  }
}
