import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { freePort } from '@kostbar/machine/free-port'
import { expect, it, onTestFinished } from 'vitest'
import { spreadConnections } from './spread-connections.ts'

async function serverNamed(name: string): Promise<number> {
  const server = createServer((_request, response) => response.end(name)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

/** Body of the answer on a port, over the connections of an agent. */
async function read(port: number, agent?: Agent): Promise<string> {
  const [answer] = await once(request({ host: '127.0.0.1', port, agent }).end(), 'response')
  return text(answer)
}

it('connections take turns, requests of one connection stay together', async () => {
  const port = await freePort()
  onTestFinished(await spreadConnections(port, [await serverNamed('one'), await serverNamed('two')]))
  const answers = []
  for (let count = 0; count < 4; count += 1) answers.push(await read(port, new Agent()))
  expect(answers).toEqual(['one', 'two', 'one', 'two'])

  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  expect([await read(port, agent), await read(port, agent)]).toEqual(['one', 'one'])
})

it('a connection ends when nobody listens any more where it leads', async () => {
  const port = await freePort()
  onTestFinished(await spreadConnections(port, [await freePort()]))
  await expect(read(port, new Agent())).rejects.toThrow()
})
