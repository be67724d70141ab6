import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { expect, it } from 'vitest'

const guard = new URL('./orphan-guard.ts', import.meta.url).href

/** Starts a server, disconnects from it as a killed starter does, and gives the code it ends with. */
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

it('ends a server whose starter is gone before it has started', async () => {
  expect(await exitCodeAfterDisconnect(`process.send('starting'); setInterval(() => {}, 1000)`)).toBe(1)
})

it('leaves the end to a server that sees to it itself', async () => {
  const source = `process.once('disconnect', () => setTimeout(() => process.exit(7), 50)); process.send('started')`
  expect(await exitCodeAfterDisconnect(source)).toBe(7)
})
