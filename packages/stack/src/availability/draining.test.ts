import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@kostbar/machine/free-port'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { contentFolder } from '@kostbar/stand-in-storyblok/testing/content-folder'
import { expect, it } from 'vitest'
import { startBalancer } from '../testing/balancer.ts'
import { apiOn } from '../testing/serve-api.ts'
import { contentOn, siteOn } from '../testing/serve-site.ts'

// Starts web server processes; slow on a busy machine.
const home = 'title: Startseite\ndescription: Hallo\nbody:\n  - component: quote\n    text: Guten Morgen\n'

it('web processes behind a load balancer are replaced under load without a failed request', async ({ annotate }) => {
  const [port, folder, api] = [await freePort(), await contentFolder({ 'home.yaml': home }), await apiOn()]
  await contentOn(port, folder)
  const start = async () => siteOn(port, await temporaryDirectory(), { API_URL: api })
  const sites = await Promise.all([start(), start(), start(), start()])
  const balancer = await startBalancer()

  const paths = ['/', '/login', '/health', '/api/users/info', '/api/users/signin', '/content/settings']
  const results = new Map<string, number>()
  let isLoaded = true
  async function caller(number: number) {
    for (let count = number; isLoaded; count += 1) {
      const path = paths[count % paths.length] ?? '/'
      const options = path.endsWith('signin') ? { method: 'POST', body: '{"email":"a@kostbar.test"}' } : {}
      const response = await fetch(balancer.url + path, options).catch((error: unknown) => error as Error)
      const result = response instanceof Response ? `${response.status}` : String(response)
      if (response instanceof Response) await response.arrayBuffer()
      results.set(result, (results.get(result) ?? 0) + 1)
      await delay(5)
    }
  }
  balancer.add(sites[0]?.url ?? '')
  const load = Promise.all(Array.from({ length: 8 }, (_, number) => caller(number)))
  for (const [index, leaving] of sites.slice(0, -1).entries()) {
    balancer.add(sites[index + 1]?.url ?? '')
    const before = results.get('200') ?? 0
    await expect.poll(() => results.get('200')).toBeGreaterThan(before + 50)
    expect(await leaving.terminate()).toBe(0)
  }
  isLoaded = false
  await load
  await annotate(`${results.get('200')} requests during three shutdowns, 0 failed`)
  expect([...results.keys()]).toEqual(['200'])
})

it('is not ready from the signal on, and still answers what arrives then', async () => {
  const site = await siteOn(await freePort(), await temporaryDirectory(), { API_URL: await apiOn() })
  expect((await site.open('/ready')).status).toBe(200)
  const ended = site.terminate()
  await expect.poll(async () => (await site.open('/ready')).status, { interval: 20 }).toBe(503)
  const late = await site.open('/api/late')
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  expect(await ended).toBe(0)
})
