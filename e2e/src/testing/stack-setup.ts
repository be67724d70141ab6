import { rm } from 'node:fs/promises'
import { runDirectory } from '@kostbar/machine/testing/run-directory'
import { startStack } from '@kostbar/stack/stack'
import { freePorts } from '@kostbar/stack/testing/free-ports'
import { allLocal } from '@kostbar/stack/testing/local-settings'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    webUrl: string
    apiUrl: string
    databaseUrl: string
    mailUrl: string
    storageUrl: string
    paymentsUrl: string
    pushUrl: string
  }
}

/** Settings of the analytics services, at addresses that do not exist; see `analyticsOrigin`. */
const analyticsSettings = {
  ANALYTICS_MEASUREMENT_ID: 'G-TEST',
  ANALYTICS_SCRIPT_URL: 'https://counting.test/tag.js',
  PIXEL_ID: '123',
  PIXEL_SCRIPT_URL: 'https://counting.test/pixel.js',
}

/** No overload protection: a busy or paused machine delays the event loops as too many requests would. */
const overloadSettings = { MAX_EVENT_LOOP_DELAY_MS: '0' }

/** Starts the whole product as in production, with demo data, on free ports and in a temporary directory. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDirectory = await runDirectory('kostbar-e2e-')
  const ports = await freePorts()
  Object.assign(process.env, analyticsSettings, overloadSettings)
  const stack = await startStack({ ...allLocal, dataDirectory, ports, seed: true })
  project.provide('webUrl', stack.addresses.web)
  project.provide('apiUrl', stack.addresses.api)
  project.provide('databaseUrl', stack.addresses.database)
  project.provide('mailUrl', stack.addresses.mail ?? '')
  project.provide('storageUrl', `http://127.0.0.1:${ports.STORAGE_PORT}`)
  project.provide('pushUrl', `http://127.0.0.1:${ports.PUSH_PORT}`)
  project.provide('paymentsUrl', stack.addresses.payments ?? '')
  return async () => {
    await stack.stop()
    await rm(dataDirectory, { recursive: true, force: true })
  }
}
