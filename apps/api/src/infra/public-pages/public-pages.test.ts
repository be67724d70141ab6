import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { publicPages } from './public-pages.ts'

const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
})

/** A server on this machine. @returns its port */
async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
}

const here = [{ address: '127.0.0.1', family: 4 }]
const pagesHere = (options: Parameters<typeof publicPages>[0] = {}) =>
  publicPages({
    resolve: async () => here,
    isAllowedAddress: (address) => address === '127.0.0.1',
    isAllowedPort: () => true,
    ...options,
  })
const html = { 'content-type': 'text/html; charset=utf-8' }

describe('a page', () => {
  it('is fetched with its umlauts, from the address that was checked, asking for the name', async () => {
    const hosts: (string | undefined)[] = []
    const port = await listen(({ headers }, response) => {
      hosts.push(headers.host)
      response.writeHead(200, html).end('<h1>Knödel</h1>')
    })
    expect(await pagesHere().fetch(`http://rezepte.test:${port}/a`)).toEqual({
      html: '<h1>Knödel</h1>',
      url: `http://rezepte.test:${port}/a`,
    })
    expect(hosts).toEqual([`rezepte.test:${port}`])
  })

  it('is decoded as its header or its beginning says', async () => {
    const latin = Buffer.from('<meta charset="iso-8859-1"><h1>Knödel</h1>', 'latin1')
    const port = await listen((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(latin),
    )
    expect(await pagesHere().fetch(`http://rezepte.test:${port}/`)).toMatchObject({
      html: expect.stringContaining('Knödel'),
    })
  })

  it('is unpacked, up to the size limit', async () => {
    const port = await listen(({ url }, response) => {
      const size = url === '/small' ? 1_000 : 50_000_000
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(size, 'a')))
    })
    expect(await pagesHere().fetch(`http://rezepte.test:${port}/small`)).toMatchObject({ html: 'a'.repeat(1_000) })
    expect(await pagesHere().fetch(`http://rezepte.test:${port}/bomb`)).toEqual({ failure: 'UNAVAILABLE' })
  })

  it('is followed through few redirects only', async () => {
    const port = await listen(({ url = '' }, response) => {
      const left = Number(url.slice(1))
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end()
      else response.writeHead(200, html).end('da')
    })
    expect(await pagesHere().fetch(`http://rezepte.test:${port}/4`)).toMatchObject({ html: 'da' })
    expect(await pagesHere().fetch(`http://rezepte.test:${port}/5`)).toEqual({ failure: 'UNAVAILABLE' })
  })

  it.each([
    ['a missing page', 404, html],
    ['a picture', 200, { 'content-type': 'image/png' }],
    ['an unknown packing', 200, { ...html, 'content-encoding': 'zstd-9' }],
    ['a redirect to nowhere', 302, { location: 'http://' }],
  ] as const)('%s is none', async (_name, status, headers) => {
    const port = await listen((_request, response) => response.writeHead(status, headers).end('x'))
    expect(await pagesHere().fetch(`http://rezepte.test:${port}/`)).toEqual({ failure: 'UNAVAILABLE' })
  })
})

describe('a server that does not come to an end', () => {
  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    [
      'sends one byte at a time',
      (_request, response) => {
        response.writeHead(200, html)
        const timer = setInterval(() => response.write('a'), 20)
        response.on('close', () => clearInterval(timer))
      },
    ],
    [
      'redirects and never answers',
      ({ url }, response) => void (url === '/' && response.writeHead(302, { location: '/b' }).end()),
    ],
  ])('%s', async (_name, answer) => {
    const port = await listen(answer)
    expect(await pagesHere({ timeoutMs: 300 }).fetch(`http://rezepte.test:${port}/`)).toEqual({
      failure: 'UNAVAILABLE',
    })
  })

  it('sends without end: the connection is closed at the size limit', async () => {
    const closed = vi.fn()
    const port = await listen((_request, response) => {
      response.writeHead(200, html).on('close', closed)
      const chunk = Buffer.alloc(64 * 1024, 'a')
      const fill = () => {
        while (!response.destroyed && response.write(chunk));
      }
      response.on('drain', fill)
      fill()
    })
    expect(await pagesHere({ maxBytes: 1_000_000 }).fetch(`http://rezepte.test:${port}/`)).toEqual({
      failure: 'UNAVAILABLE',
    })
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
  })

  it('has a name server that never answers', async () => {
    const pages = publicPages({ resolve: () => new Promise(() => undefined), timeoutMs: 100 })
    expect(await pages.fetch('http://rezepte.test/')).toEqual({ failure: 'UNAVAILABLE' })
  })
})

describe('the inner network', () => {
  /** Pages with production's address check but any port, so that a forbidden request would reach the test server. */
  const guarded = (resolve = async () => here) => publicPages({ resolve, isAllowedPort: () => true, timeoutMs: 2_000 })
  const secret = async () => {
    const calls = vi.fn()
    const port = await listen((_request, response) => {
      calls()
      response.writeHead(200, html).end('geheim')
    })
    return { port, calls }
  }

  it.each([
    'http://127.0.0.1:PORT/',
    'http://127.1:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f000001:PORT/',
    'http://0x7f.0.0.1:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://0.0.0.0:PORT/',
    'http://0:PORT/',
    'http://[::1]:PORT/',
    'http://[::]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'http://[64:ff9b::7f00:1]:PORT/',
    'http://１２７.０.０.１:PORT/',
    'http://localhost:PORT/',
    'http://localhost.:PORT/',
    'http://name-that-resolves-inward.test:PORT/',
    'http://10.0.0.8:PORT/',
    'http://10.255.1.1:PORT/',
    'http://169.254.169.254:PORT/latest/meta-data',
    'http://user:pass@127.0.0.1:PORT/',
  ])('%s is not reached', async (address) => {
    const { port, calls } = await secret()
    expect(await guarded().fetch(address.replace('PORT', String(port)))).toEqual({ failure: 'REFUSED' })
    expect(calls).not.toHaveBeenCalled()
  })

  it.each(['10.0.0.1', '::1', '::ffff:10.0.0.1', '192.168.0.1', 'fd00::1'])(
    'a name with one public address and %s is refused',
    async (inner) => {
      const resolve = async () => [
        { address: '93.184.216.34', family: 4 },
        { address: inner, family: inner.includes(':') ? 6 : 4 },
      ]
      expect(await guarded(resolve).fetch('http://rezepte.test/')).toEqual({ failure: 'REFUSED' })
    },
  )

  it.each([
    'http://127.0.0.1:PORT/',
    'http://0x7f000001:PORT/',
    '//[::1]:PORT/',
    'http://inner.test:PORT/',
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
  ])('a redirect to %s is not followed', async (target) => {
    const { port, calls } = await secret()
    const entrance = await listen((_request, response) =>
      response.writeHead(302, { location: target.replace('PORT', String(port)) }).end(),
    )
    // Only the first address counts as public.
    let checks = 0
    const isAllowedAddress = (address: string) => {
      checks += 1
      return checks === 1 || isPublicAddress(address)
    }
    const pages = publicPages({ resolve: async () => here, isAllowedAddress, isAllowedPort: () => true })
    expect(await pages.fetch(`http://outer.test:${entrance}/`)).toEqual({ failure: 'REFUSED' })
    expect(calls).not.toHaveBeenCalled()
  })

  it('a name that changes its address after the check is connected where it was checked', async () => {
    const { port, calls } = await secret()
    let lookups = 0
    const resolve = async () => {
      lookups += 1
      return lookups === 1 ? here : [{ address: '127.0.0.9', family: 4 }]
    }
    const isAllowedAddress = (address: string) => address === '127.0.0.1'
    const pages = publicPages({ resolve, isAllowedAddress, isAllowedPort: () => true })
    expect(await pages.fetch(`http://rebinding.test:${port}/`)).toMatchObject({ html: 'geheim' })
    expect({ lookups, calls: calls.mock.calls.length }).toEqual({ lookups: 1, calls: 1 })
  })

  it('only the ports of web pages are opened', async () => {
    const { port, calls } = await secret()
    const pages = publicPages({ resolve: async () => here, isAllowedAddress: () => true, timeoutMs: 2_000 })
    expect(await pages.fetch(`http://rezepte.test:${port}/`)).toEqual({ failure: 'REFUSED' })
    expect(calls).not.toHaveBeenCalled()
  })
})
