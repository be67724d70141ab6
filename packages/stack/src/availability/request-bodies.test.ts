import { freePort } from '@kostbar/machine/free-port'
import { type AtEnd, atEndOfFile } from '@kostbar/machine/testing/at-end'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { beforeAll, expect, it } from 'vitest'
import { openConnection, rawRequest, receive, statusOf } from '../testing/raw-http.ts'
import { apiOn } from '../testing/serve-api.ts'
import { siteOn } from '../testing/serve-site.ts'

// Starts web server processes; slow on a busy machine.
/** A web server process with an API, by default for the current test; no content service answers. */
async function start(atEnd?: AtEnd) {
  const env = { API_URL: await apiOn(undefined, atEnd), WEB_TRUSTED_PROXIES: '1' }
  return siteOn(await freePort(), await temporaryDirectory(atEnd), env, atEnd)
}

const atEnd = atEndOfFile()
/** For the tests that leave no unfinished requests behind. */
let shared: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  shared = await start(atEnd)
})

const signIn = '/api/users/signin'
const json = { 'content-type': 'application/json' }

async function post(url: string, body: string) {
  const begin = performance.now()
  const response = await fetch(url + signIn, { method: 'POST', body, headers: json })
  return { status: response.status, body: await response.text(), ms: performance.now() - begin }
}

it('unfinished request bodies of many clients do not delay the calls of others', async ({ annotate }) => {
  const { url } = await start()
  const slow = await Promise.all(Array.from({ length: 130 }, () => openConnection(url)))
  for (const [index, socket] of slow.entries()) {
    const headers = { ...json, 'content-length': '200', 'x-forwarded-for': `192.0.2.${index}` }
    socket.write(rawRequest('POST', signIn, headers, '{'))
  }
  const closed = slow.map((socket) => receive(socket, 30_000))
  const calls = Promise.all(Array.from({ length: 10 }, () => post(url, '{"email":"a@kostbar.test"}')))
  const firstDone = await Promise.race([calls.then(() => 'the other calls'), Promise.race(closed)])
  expect(firstDone).toBe('the other calls')
  const others = await calls
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
  await annotate(
    `slowest of 10 calls beside 130 unfinished bodies: ${Math.max(...others.map(({ ms }) => ms)).toFixed()} ms`,
  )
  expect(new Set((await Promise.all(closed)).map(statusOf))).toEqual(new Set([408]))
})

it('limits the unfinished bodies of one address, and allows new ones when they have ended', async () => {
  const { url } = await start()
  const headers = { ...json, 'content-length': '200', 'x-forwarded-for': '192.0.2.1' }
  const slow = await Promise.all(Array.from({ length: 40 }, () => openConnection(url)))
  const received = slow.map((socket) => receive(socket, 3_000))
  for (const socket of slow) socket.write(rawRequest('POST', signIn, headers, '{'))
  const refused = (await Promise.all(received)).filter((text) => statusOf(text) === 429)
  expect(refused.length).toBe(8)
  expect(refused[0]).toContain('"code":"too_many_requests"')
  expect((await post(url, '{}')).status).toBe(200)
  for (const socket of slow) socket.destroy()
  const own = () =>
    fetch(url + signIn, { method: 'POST', body: '{}', headers: { ...json, 'x-forwarded-for': '192.0.2.1' } })
  await expect.poll(async () => (await own()).status).toBe(200)
})

it.each([
  ['with its length', (size: number) => ({ body: 'x'.repeat(size) })],
  ['in chunks', (size: number) => ({ body: new Blob(['x'.repeat(size)]).stream(), duplex: 'half' as const })],
])(
  'a body of more than 256 kB sent %s is answered 413 in German, and the next request succeeds',
  async (_how, bodyOf) => {
    const { url } = shared
    for (let round = 0; round < 12; round += 1) {
      const response = await fetch(url + signIn, { method: 'POST', headers: json, ...bodyOf(2_000_000) })
      expect([response.status, await response.json()]).toEqual([
        413,
        { success: false, code: 'too_large', msg: 'Das ist zu groß. Bitte kürze deine Eingabe.' },
      ])
      expect(response.headers.get('connection')).toBe('close')
      expect((await post(url, '{}')).status).toBe(200)
    }
  },
)

it('asks for a body that is announced with Expect: 100-continue unless it is too large', async () => {
  const { url } = shared
  const send = async (length: number, body: string) => {
    const socket = await openConnection(url)
    const received = receive(socket, 10_000)
    const headers = { ...json, 'content-length': `${length}`, expect: '100-continue', connection: 'close' }
    socket.write(rawRequest('POST', signIn, headers))
    socket.once('data', (data) => data.includes('100 Continue') && socket.write(body))
    return received
  }
  const accepted = await send(2, '{}')
  expect([accepted.includes('100 Continue'), statusOf(accepted)]).toEqual([true, 200])
  const begin = performance.now()
  const refused = await send(1e9, '')
  expect([refused.includes('100 Continue'), statusOf(refused)]).toEqual([false, 413])
  expect(performance.now() - begin).toBeLessThan(2_000)
})

it('refuses encoded bodies with 415, and forwards others as they are', async () => {
  const { url } = shared
  const send = (headers: Record<string, string>, method = 'POST', body = '{"ö":1}') =>
    fetch(url + signIn, { method, headers, ...(method === 'GET' ? {} : { body }) })
  expect((await send({ ...json, 'content-encoding': 'gzip' })).status).toBe(415)
  const { body, headers } = (await (await send({ ...json, 'content-encoding': 'identity' })).json()) as {
    body: string
    headers: Record<string, string>
  }
  expect([body, headers['content-type'], headers['content-length']]).toEqual(['{"ö":1}', 'application/json', '8'])
})
