import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'

/** `freePort` of a fresh module whose first candidate is this port, as in another process. */
async function freePortFrom(first: number) {
  vi.resetModules()
  vi.doMock('node:crypto', () => ({ randomInt: () => first }))
  onTestFinished(() => void vi.doUnmock('node:crypto'))
  return (await import('./free-port.ts')).freePort
}

test('two processes never choose the same port, though no server listens yet', async () => {
  const first = await (await freePortFrom(23_000))()
  const [one, other] = [await freePortFrom(first), await freePortFrom(first)]
  const chosen = [await one(), await other(), await one(), await other()]
  expect(new Set([first, ...chosen]).size).toBe(5)
})

test('skips a port on which a server listens, and starts over after the last', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const used = typeof address === 'object' && address ? address.port : 0
  expect(await (await freePortFrom(used))()).not.toBe(used)
  const ports = await freePortFrom(32_767)
  expect(await Promise.all([ports(), ports()])).toSatisfy((all: number[]) => all.every((port) => port <= 32_767))
})
