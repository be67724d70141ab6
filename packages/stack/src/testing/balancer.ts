import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { onTestFinished } from 'vitest'

const probeIntervalMs = 200

interface Upstream {
  readonly url: string
  readonly agent: Agent
  isReady: boolean
}

/**
 * Starts a load balancer: it takes turns among the processes whose `/ready` answers 200 and keeps connections to them.
 * It retries nothing; a request that fails is answered with 502.
 */
export async function startBalancer() {
  const upstreams: Upstream[] = []
  let turn = 0

  function forward(incoming: IncomingMessage, response: ServerResponse) {
    const ready = upstreams.filter(({ isReady }) => isReady)
    const target = ready[turn++ % ready.length]
    const fail = () => (response.headersSent ? response.destroy() : response.writeHead(502).end())
    if (!target) return fail()
    const { method = 'GET', url = '/', headers } = incoming
    const outgoing = request(target.url + url, { method, headers, agent: target.agent })
    outgoing.on('error', fail).on('response', (answer) => {
      const { connection, 'keep-alive': keepAlive, ...rest } = answer.headers
      response.writeHead(answer.statusCode ?? 502, rest)
      pipeline(answer, response, () => undefined)
    })
    pipeline(incoming, outgoing, () => undefined)
  }

  const probe = async (upstream: Upstream) => {
    const answer = await fetch(`${upstream.url}/ready`).catch(() => undefined)
    await answer?.arrayBuffer()
    upstream.isReady = answer?.ok ?? false
  }
  const timer = setInterval(() => upstreams.forEach(probe), probeIntervalMs)
  const server = createServer(forward).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    clearInterval(timer)
    for (const { agent } of upstreams) agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Adds a process that is ready. */
    add: (url: string) => void upstreams.push({ url, agent: new Agent({ keepAlive: true }), isReady: true }),
  }
}
