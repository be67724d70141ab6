import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp({ maxEventLoopDelayMs: 1000 })

/** Blocks the event loop for more than a second at a time, as far too many calls do. */
async function overload(): Promise<void> {
  const nothing = new Int32Array(new SharedArrayBuffer(4))
  for (let turn = 0; turn < 4; turn += 1) {
    Atomics.wait(nothing, 0, 0, 1300)
    await nextTurn()
  }
}

async function statusesUnderPressure(): Promise<number[]> {
  await overload()
  const paths = ['/health', '/ready', '/stripe/client-slots']
  const answers = await Promise.all(paths.map((path) => fetch(app.baseUrl + path)))
  return answers.map(({ status }) => status)
}

it('a process under pressure refuses requests and is not ready, but alive', async () => {
  await expect.poll(statusesUnderPressure).toEqual([200, 503, 503])
})
