// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { registerOverload } from './overload.ts'
import { registerStaticFiles } from './static-files.ts'

const clientDirectory = vi.hoisted(() => ({ path: '' }))
vi.mock('./built-renderer.ts', () => ({
  get clientDirectory() {
    return clientDirectory.path
  },
}))

/** A server with the page `/page` and the file `/assets/entry.js`. @param maxEventLoopDelayMs limit of the delay in ms */
async function server(maxEventLoopDelayMs: number) {
  clientDirectory.path = mkdtempSync(join(tmpdir(), 'kostbar-client-'))
  mkdirSync(join(clientDirectory.path, 'assets'))
  writeFileSync(join(clientDirectory.path, 'assets/entry.js'), 'export {}')
  const app = fastify()
  onTestFinished(async () => {
    await app.close()
    rmSync(clientDirectory.path, { recursive: true })
  })
  await registerOverload(app, maxEventLoopDelayMs)
  await registerStaticFiles(app)
  app.get('/page', async () => 'page')
  app.setErrorHandler((error, _request, reply) =>
    reply.code((error as Error).name === 'Overloaded' ? 503 : 500).send('refused'),
  )
  await app.ready()
  return app
}

/** Statuses of the page and the file after the event loop was blocked for more than a second at a time. */
async function statusesUnderPressure(app: Awaited<ReturnType<typeof server>>) {
  const nothing = new Int32Array(new SharedArrayBuffer(4))
  for (let turn = 0; turn < 4; turn += 1) {
    Atomics.wait(nothing, 0, 0, 1300)
    await nextTurn()
  }
  const responses = await Promise.all(['/page', '/assets/entry.js'].map((url) => app.inject(url)))
  return responses.map(({ statusCode }) => statusCode)
}

it('under pressure, pages are refused and the files of pages already served are not', async () => {
  const app = await server(1000)
  await expect.poll(() => statusesUnderPressure(app)).toEqual([503, 200])
})

it('refuses nothing when the limit is 0', async () => {
  const app = await server(0)
  expect(await statusesUnderPressure(app)).toEqual([200, 200])
})
