import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { expect, it } from 'vitest'

const guard = new URL('./orphan-guard.ts', import.meta.url).href

/** Starts a server, disconnects like a killed parent, and returns its exit code. */
async function exitCodeAfterDisconnect(source: string): Promise<number> {
  const script = join(await temporaryDirectory(), 'server.mjs')
  await writeFile(script, source)
  const server = fork(script, { execArgv: ['--import', guard] })
  await once(server, 'message')
  const ended = once(server, 'exit')
  server.disconnect()
  const [code] = await ended
  return code
}

it('ends a starting server whose parent is gone', async () => {
  expect(await exitCodeAfterDisconnect(`process.send('starting'); setInterval(() => {}, 1000)`)).toBe(1)
})

it('leaves a server with its own handler alone', async () => {
  const source = `process.once('disconnect', () => setTimeout(() => process.exit(7), 50)); process.send('started')`
  expect(await exitCodeAfterDisconnect(source)).toBe(7)
})
