import { freePort } from '@kostbar/machine/free-port'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { expect, it } from 'vitest'
import { openConnection, rawRequest, receive, statusOf } from '../testing/raw-http.ts'
import { apiOn } from '../testing/serve-api.ts'
import { siteOn } from '../testing/serve-site.ts'

// Starts web server processes; slow on a busy machine.
it('errors of clients are no errors of the server: none is answered 500 or logged as one', async () => {
  const site = await siteOn(await freePort(), await temporaryDirectory(), {
    API_URL: await apiOn(),
    LOG_LEVEL: 'info',
  })
  const send = async (...request: Parameters<typeof rawRequest>) => {
    const socket = await openConnection(site.url)
    const [method, target, headers, body = ''] = request
    const length = body ? { 'content-length': `${body.length}` } : {}
    socket.write(rawRequest(method, target, { ...headers, ...length, connection: 'close' }, body))
    return statusOf(await receive(socket))
  }
  const xml = { 'content-type': 'text/xml' }
  expect({
    'encoded dot segment': await send('GET', '/api/..%2f'),
    'empty segment': await send('GET', '/api//x'),
    'absolute page': await send('GET', `${site.url}/login`),
    'absolute call': await send('GET', `http://elsewhere.test/api/users/info`),
    'absolute without a path': await send('GET', 'http://elsewhere.test?x=1'),
    'no path': await send('OPTIONS', '*'),
    'malformed path': await send('GET', '/%zz'),
    'XML to the API': await send('POST', '/api/users/signin', xml, '<a/>'),
    'XML to the newsletter': await send('POST', '/newsletter', xml, '<a/>'),
    'XML to a page': await send('POST', '/login', xml, '<a/>'),
    'JSON to a page': await send('POST', '/login', { 'content-type': 'application/json' }, '{'),
    'body of a GET request': await send('GET', '/api/users/info', {}, '{}'),
    'hop-by-hop headers': await send('GET', '/api/users/info', {
      'keep-alive': 'timeout=x',
      te: 'trailers',
      upgrade: 'h2c',
    }),
  }).toEqual({
    'encoded dot segment': 400,
    'empty segment': 404,
    'absolute page': 200,
    'absolute call': 200,
    'absolute without a path': 503,
    'no path': 404,
    'malformed path': 400,
    'XML to the API': 200,
    'XML to the newsletter': 415,
    'XML to a page': 415,
    'JSON to a page': 400,
    'body of a GET request': 200,
    'hop-by-hop headers': 200,
  })

  for (const target of ['/api/users/signin', '/newsletter', '/login', '/content/webhook']) {
    const socket = await openConnection(site.url)
    const headers = { 'content-type': 'application/json', 'content-length': '200' }
    socket.write(rawRequest('POST', target, headers, '{'), () => socket.destroy())
  }
  expect((await site.open('/api/users/info')).status).toBe(200)
  const failures = () => site.log().filter((line) => /"level":[56]0|"status":5(?!03)/.test(line))
  await expect.poll(() => site.log().filter((line) => line.includes('"request"')).length).toBeGreaterThanOrEqual(13)
  expect(failures()).toEqual([])
})
