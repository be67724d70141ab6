// @vitest-environment node
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Visit } from '../app/entry-server.tsx'
import { analyticsOf } from './analytics.ts'
import type { Content } from './content/content.ts'
import { readEnv } from './env.ts'
import { servePages, serveUnscriptedForms } from './pages.ts'
import { forwardApi } from './proxy.ts'
import { secure } from './security.ts'

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }

let seen: Seen[]
let api: ReturnType<typeof createServer>
let apiUrl: URL

beforeEach(async () => {
  seen = []
  api = createServer(async (request, response) => {
    const { method, url, headers } = request
    seen.push({ method, url, headers, body: await text(request) })
    const known = headers.cookie?.includes('kostbar_access=good') || headers.authorization === 'Bearer new'
    const renewable = headers.cookie?.includes('kostbar_refresh=good') && headers.origin === 'http://kostbar.test'
    const refused = (url === '/users/info' && !known) || (url === '/users/refresh' && !renewable)
    response.writeHead(refused ? 401 : 200, {
      'content-type': 'application/json',
      ...(refused ? {} : { 'set-cookie': 'kostbar_access=new; HttpOnly' }),
    })
    response.end(JSON.stringify({ firstName: 'Anna', access_token: 'new' }))
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  apiUrl = new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)
})
afterEach(() => api.close())

interface ServeOptions {
  counts?: boolean
  webUrl?: string
  api?: URL
  content?: { version?: () => number; stale?: boolean; preview?: boolean }
}

/** Content that has no stories. */
function contentOf({
  version = () => 1,
  stale = false,
  preview = false,
}: NonNullable<ServeOptions['content']>): Content {
  const source = {
    story: async () => null,
    stories: async () => ({ stories: [], page: 1, perPage: 25, total: 0 }),
    settings: async () => null,
  }
  const state = preview ? { filesUrl: 'http://files.test' } : undefined
  return {
    site: { ...source, all: async () => [] },
    version,
    forPage: () => ({ ...source, preview: state, isStale: () => stale }),
  }
}

/** The server around a renderer that shows what it was given. */
const serve = async (options?: ServeOptions) => (await serveWith(options)).app

async function serveWith(options: ServeOptions = {}) {
  const { webUrl = 'http://kostbar.test', api: address = apiUrl, content = {}, counts = false } = options
  const app = fastify()
  const analytics = counts ? analyticsOf(countingEnv) : null
  const render = vi.fn(async ({ request, user }: Visit) => {
    if (request.url.endsWith('/moved')) return new Response(null, { status: 302, headers: { location: '/login' } })
    const html = user === undefined ? 'unknown' : user === null ? 'nobody' : user.firstName
    const state = { router: {}, queries: { mutations: [], queries: [] } }
    const status = request.url.endsWith('/missing') ? 404 : 200
    const { pathname } = new URL(request.url)
    const about = {
      story: undefined,
      settings: null,
      fromContent: pathname.startsWith('/kept'),
      complete: !pathname.endsWith('/prices'),
    }
    const personal = pathname.endsWith('/personal')
    return { status, head: { title: 'T', description: 'D' }, personal, html, state, files: [], ...about }
  })
  const assets = () => ({ entry: '/e.js', lateEntry: '/late.js', styles: [], modules: [], fonts: [] })
  await secure(app, {
    webUrl: new URL(webUrl),
    storageUrl: new URL('https://files.kostbar.test/bucket'),
    analytics,
    development: false,
  })
  await forwardApi(app, address)
  serveUnscriptedForms(app, new URL(webUrl))
  servePages(app, {
    apiUrl: address,
    webUrl: new URL(webUrl),
    analytics,
    renderer: { render, assets },
    settings: () => ({}),
    content: contentOf(content),
  })
  return { app, render }
}

const countingEnv = readEnv({
  API_URL: 'http://127.0.0.1:1',
  CONTENT_TOKEN: 'public',
  STORAGE_URL: 'http://127.0.0.1:2',
  WEB_URL: 'http://127.0.0.1:3',
  ANALYTICS_MEASUREMENT_ID: 'G-TEST',
  ANALYTICS_SCRIPT_URL: 'https://tags.test/tag.js',
})

test('services that count are named on public pages, with leave to load, and never on personal ones', async () => {
  const app = await serve({ counts: true })
  const shown = await app.inject('/')
  expect(shown.body).toContain('<script type="application/json" id="analytics">{"script":"https://tags.test/tag.js"')
  expect(shown.headers['content-security-policy']).toMatch(/script-src 'self' https:\/\/tags\.test 'nonce-/)
  const personal = await app.inject('/personal')
  expect(personal.body).not.toContain('analytics')
})

const session = (access: string) => ({ cookie: `kostbar_signed_in=1; kostbar_access=${access}; other=1` })

test('a visitor without a session is nobody, and the API is not asked', async () => {
  const app = await serve()
  const page = await app.inject('/')
  expect(page.body).toContain('nobody')
  expect(page.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie' })
  expect(seen).toEqual([])
})

test('a member’s page knows them and is never stored; only the access cookie goes to the API', async () => {
  const app = await serve()
  const page = await app.inject({ url: '/profile', headers: session('good') })
  expect(page.body).toContain('Anna')
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(seen[0]?.headers.cookie).toBe('kostbar_access=good')
})

test('an expired session is renewed on the way, under its name over https too', async () => {
  const app = await serve()
  for (const prefix of ['', '__Host-']) {
    const page = await app.inject({
      url: '/profile',
      headers: { cookie: `kostbar_signed_in=1; ${prefix}kostbar_access=old; ${prefix}kostbar_refresh=good` },
    })
    expect(page.body).toContain('Anna')
    expect(page.headers['set-cookie']).toEqual(['kostbar_access=new; HttpOnly'])
  }
  expect(seen.map(({ method, url }) => `${method} ${url}`).slice(0, 3)).toEqual([
    'GET /users/info',
    'POST /users/refresh',
    'GET /users/info',
  ])
})

test('a session that is over is nobody’s, and its marker goes', async () => {
  const app = await serve()
  const page = await app.inject({ url: '/profile', headers: { cookie: 'kostbar_signed_in=1; kostbar_refresh=spent' } })
  expect(page.body).toContain('nobody')
  expect(page.headers['set-cookie']).toEqual(['kostbar_signed_in=; Path=/; Max-Age=0'])
})

test('a page fetched ahead spends no refresh token', async () => {
  const app = await serve()
  const headers = { cookie: 'kostbar_signed_in=1; kostbar_refresh=good', 'sec-purpose': 'prefetch' }
  const page = await app.inject({ url: '/profile', headers })
  expect(page.body).toContain('unknown')
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(seen).toEqual([])
})

test('an API that is down does not take the pages down', async () => {
  const app = await serve({ api: new URL('http://127.0.0.1:9') })
  const page = await app.inject({ url: '/profile', headers: session('good') })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('unknown')
})

test('a page from content is rendered once, and each answer has nonces of its own', async () => {
  let version = 1
  const { app, render } = await serveWith({ content: { version: () => version } })
  const pages = [await app.inject('/kept'), await app.inject('/kept')]
  expect(render).toHaveBeenCalledTimes(1)
  const nonces = pages.map(
    ({ headers }) => /script-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
  )
  expect(nonces[0]).not.toBe(nonces[1])
  for (const [index, { body }] of pages.entries()) expect(body).toContain(`src="/late.js" nonce="${nonces[index]}"`)
  version = 2
  await app.inject('/kept')
  expect(render).toHaveBeenCalledTimes(2)
})

test.each([
  ['of the app', '/login', {}, {}],
  ['with a question', '/kept?suche=brot', {}, {}],
  ['of somebody signed in', '/kept', session('good'), {}],
  ['of somebody who was signed in', '/kept', { cookie: 'kostbar_signed_in=1; kostbar_refresh=spent' }, {}],
  ['made of what may be old', '/kept', {}, { stale: true }],
  ['that is not there', '/kept/missing', {}, {}],
  ['whose prices are still to come', '/kept/prices', {}, {}],
  ['made while the content version is not known', '/kept', {}, { version: () => 0 }],
])('a page %s is rendered each time', async (_name, url, headers, content) => {
  const { app, render } = await serveWith({ content })
  await app.inject({ url, headers })
  await app.inject({ url, headers })
  expect(render).toHaveBeenCalledTimes(2)
})

test.each([
  ['made of content', '/kept', {}, true],
  ['whose prices are still to come', '/kept/prices', {}, false],
  ['with a question', '/kept?suche=brot', {}, false],
  ['of somebody signed in', '/kept', session('good'), false],
  ['of the app', '/login', {}, false],
])('a page %s waits for somebody to use it: %s %o %s', async (_name, url, headers, waits) => {
  const { body } = await (await serve()).inject({ url, headers })
  expect(body.includes('data-app="/e.js"')).toBe(waits)
})

test('only the visual editor may frame a page, and drafts are for nobody else', async () => {
  const draft = await (await serve({ content: { preview: true } })).inject('/kept?_storyblok=1')
  expect(draft.headers['content-security-policy']).toContain("frame-ancestors 'self' https://app.storyblok.com")
  expect(draft.headers['x-frame-options']).toBeUndefined()
  expect(draft.headers['cache-control']).toBe('private, no-store')
  expect(draft.body).toContain('<meta name="robots" content="noindex">')
})

test('status codes and redirects are those of the page', async () => {
  const app = await serve()
  expect((await app.inject('/missing')).statusCode).toBe(404)
  expect((await app.inject('/moved')).headers.location).toBe('/login')
})

test('an address cannot change the site', async () => {
  const app = await serve()
  const page = await app.inject('//evil.example/x')
  expect(page.body).not.toContain('href="http://evil.example')
})

test('the policy allows no inline code and a new nonce every time', async () => {
  const app = await serve()
  const [one, other] = [await app.inject('/'), await app.inject('/')]
  const policy = String(one.headers['content-security-policy'])
  expect(policy).not.toMatch(/unsafe/)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/files\.kostbar\.test;/)
  expect(policy).toMatch(/connect-src 'self' https:\/\/files\.kostbar\.test;/)
  const nonce = policy.match(/script-src 'self' 'nonce-([^']+)'/)?.[1]
  expect(one.body).toContain(`nonce="${nonce}"`)
  expect(other.body).not.toContain(`nonce="${nonce}"`)
  expect(one.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(one.headers['permissions-policy']).toContain('camera=()')
})

test('strict transport security is promised over https only', async () => {
  expect((await (await serve()).inject('/')).headers['strict-transport-security']).toBeUndefined()
  const secured = await serve({ webUrl: 'https://kostbar.test' })
  expect((await secured.inject('/')).headers['strict-transport-security']).toContain('max-age=31536000')
})

test('calls reach the API without the prefix, with cookies both ways and the visitor’s address', async () => {
  const app = await serve()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/notes/add?x=1',
    headers: { ...session('good'), 'content-type': 'application/json', 'x-forwarded-for': '6.6.6.6' },
    payload: '{"title":"a"}',
  })
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/notes/add?x=1', body: '{"title":"a"}' })
  expect(seen[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' })
  expect(seen[0]?.headers.cookie).toContain('kostbar_signed_in=1')
  expect(answer.headers['set-cookie']).toBe('kostbar_access=new; HttpOnly')
})

test('an API that is down answers with a German problem', async () => {
  const app = await serve({ api: new URL('http://127.0.0.1:9') })
  const answer = await app.inject('/api/notes')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    success: false,
    code: 'unavailable',
    msg: expect.stringContaining('nicht erreichbar'),
  })
})

test('a form sent without its script shows the page again and never repeats what was typed', async () => {
  const app = await serve()
  const sent = await app.inject({
    method: 'POST',
    url: '/login?weiter=/profile',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=anna%40example.test&password=geheim',
  })
  expect([sent.statusCode, sent.headers.location, sent.body]).toEqual([
    303,
    'http://kostbar.test/login?weiter=/profile',
    '',
  ])
})
