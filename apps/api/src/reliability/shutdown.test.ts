import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { expect, it } from 'vitest'
import { type Member, member, send } from './testing/calls.ts'
import { startLoad, waitUntil } from './testing/load.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

const machine = useApiProcesses()
/** Longest shutdown of a process in milliseconds. */
const graceMs = 15_000

interface Shopper extends Member {
  /** An item of their list. */
  item: { id: string; name: string }
}

async function shopper(url: string): Promise<Shopper> {
  const ben = await member(url)
  const body = { item: { name: 'Milch' } }
  return { ...ben, item: (await send(url, shopping.save, { token: ben.access_token, body })).body }
}

/** Ticks an item over a kept-alive connection. @throws Error when the connection fails */
async function tick(url: string, agent: Agent, { access_token, item }: Shopper) {
  const call = request(`${url}${shopping.save.path}`, {
    method: 'POST',
    agent,
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
  })
  call.end(JSON.stringify({ item: { id: item.id, name: item.name, checked: true } }))
  const [response] = await once(call, 'response')
  response.resume()
  await once(response, 'end')
  return response as { statusCode: number; headers: IncomingHttpHeaders }
}

const isRefusedConnection = (error: unknown) => (error as { code?: string }).code === 'ECONNREFUSED'

it.concurrent('SIGTERM under load: every accepted request is answered, and the process exits 0 in time', async ({
  annotate,
}) => {
  const [leaving, staying] = await Promise.all([machine.start({ NODE_ENV: 'production' }), machine.start()])
  const shoppers = await Promise.all(Array.from({ length: 8 }, () => shopper(staying.url)))
  const counts = { leaving: 0, staying: 0 }
  const failures: unknown[] = []
  let isEnding = false
  // Like a load balancer: connections are kept alive, and after a closed or refused one the other instance is used.
  const agents = shoppers.map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
  const targets = shoppers.map((): 'leaving' | 'staying' => 'leaving')
  const url = { leaving: leaving.url, staying: staying.url }
  const load = startLoad(shoppers.length, async (_count, worker) => {
    const [ben, agent, target] = [shoppers[worker], agents[worker], targets[worker]]
    if (!ben || !agent || !target) return
    try {
      const { statusCode, headers } = await tick(url[target], agent, ben)
      if (statusCode === 200) counts[target] += 1
      // A busy machine refuses some calls while the first connections to the database open.
      else if (statusCode !== 503 || (isEnding && target === 'leaving')) failures.push(statusCode)
      if (headers.connection === 'close') targets[worker] = 'staying'
    } catch (error) {
      if (isRefusedConnection(error)) targets[worker] = 'staying'
      else failures.push(error)
    }
    await delay(5)
  })
  await waitUntil('the load runs', () => counts.leaving > 100)
  const silent = connect(Number(new URL(leaving.url).port), '127.0.0.1')
  await once(silent, 'connect')
  isEnding = true
  const started = performance.now()
  expect(await leaving.end('SIGTERM')).toBe(0)
  const took = Math.round(performance.now() - started)
  await waitUntil('the other instance has taken over', () => counts.staying > 50)
  await load.stop()
  silent.destroy()
  for (const agent of agents) agent.destroy()
  expect(failures).toEqual([])
  expect(took).toBeLessThan(graceMs)
  await annotate(`${counts.leaving} + ${counts.staying} requests, 0 failed; ended ${took} ms after SIGTERM`)
})

it.concurrent('exits when its parent process is gone', async () => {
  const { child } = await machine.start()
  const exited = once(child, 'exit')
  child.disconnect()
  expect(await exited).toEqual([0, null])
})
