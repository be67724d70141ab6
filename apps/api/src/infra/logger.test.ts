import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const logger = fileURLToPath(new URL('./logger.ts', import.meta.url))

/** Program that says when it runs, then, on a message, logs a line and exits as a server does whose connections are closed. */
const program = `
  import { openLogger } from ${JSON.stringify(logger)}
  const logger = openLogger('info')
  process.once('message', () => {
    logger.info('last line')
    process.exit(0)
  })
  process.send('running')
`

/** Starts the program with its output piped to this process. */
async function run() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  await once(child, 'message')
  return child
}

it('writes the last lines on exit', async () => {
  const child = await run()
  child.send('exit')
  expect(await text(child.stdout as Readable)).toContain('"msg":"last line"')
})

it('does not hold up the exit when nobody reads the lines any more', async () => {
  const child = await run()
  child.stdout?.destroy()
  child.send('exit')
  const timeout = setTimeout(() => child.kill('SIGKILL'), 30_000)
  await once(child, 'exit')
  clearTimeout(timeout)
  expect(child.signalCode).toBeNull()
})
