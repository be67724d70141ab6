import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { runDirectory } from '@kostbar/machine/testing/run-directory'
import { contentDirectory } from '@kostbar/stack/repository'
import { startStack } from '@kostbar/stack/stack'
import { freePorts } from '@kostbar/stack/testing/free-ports'
import { allLocal } from '@kostbar/stack/testing/local-settings'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    webUrl: string
    apiUrl: string
    databaseUrl: string
    mailUrl: string
    storageUrl: string
    paymentsUrl: string
    pushUrl: string
    analyticsUrl: string
  }
}

/** Server in place of the analytics services: every script is empty. */
async function startAnalytics() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/javascript')
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = {
    ANALYTICS_MEASUREMENT_ID: 'G-TEST',
    ANALYTICS_SCRIPT_URL: `${url}/tag.js`,
    PIXEL_ID: '123',
    PIXEL_SCRIPT_URL: `${url}/pixel.js`,
  }
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url, settings, stop }
}

/** No overload protection: a busy or paused machine delays the event loops as too many requests would. */
const overloadSettings = { MAX_EVENT_LOOP_DELAY_MS: '0' }

/** Copies the shipped content, and adds the stories of e2e/content. @returns the directory */
async function copyContent(dataDirectory: string): Promise<string> {
  const copy = join(dataDirectory, 'stories')
  await cp(contentDirectory, copy, { recursive: true })
  await cp(join(import.meta.dirname, '../../content'), copy, { recursive: true })
  return copy
}

/** Number of API processes behind the web server. */
const apiProcesses = Number(process.env.API_PROCESSES || 1)

/** Starts the whole product as in production, with demo data, on free ports and in a temporary directory. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Unpacks Chromium where needed; otherwise all workers would, at the same time. The tests say it when there is none.
  await findBrowser().catch(() => undefined)
  const dataDirectory = await runDirectory('kostbar-e2e-')
  const ports = await freePorts()
  const analytics = await startAnalytics()
  Object.assign(process.env, analytics.settings, overloadSettings)
  const content = await copyContent(dataDirectory)
  const options = { dataDirectory, contentDirectory: content, apiProcesses, ports, seed: true }
  const stack = await startStack({ ...allLocal, ...options })
  project.provide('webUrl', stack.addresses.web)
  project.provide('apiUrl', stack.addresses.api)
  project.provide('databaseUrl', stack.addresses.database)
  project.provide('mailUrl', stack.addresses.mail ?? '')
  project.provide('storageUrl', `http://127.0.0.1:${ports.STORAGE_PORT}`)
  project.provide('pushUrl', `http://127.0.0.1:${ports.PUSH_PORT}`)
  project.provide('paymentsUrl', stack.addresses.payments ?? '')
  project.provide('analyticsUrl', analytics.url)
  return async () => {
    await stack.stop()
    analytics.stop()
    await rm(dataDirectory, { recursive: true, force: true })
  }
}
