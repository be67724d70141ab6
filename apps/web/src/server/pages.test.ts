// @vitest-environment node
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import type { Story } from '@kostbar/contracts/content'
import fastify, { LogController } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RenderRequest } from '../app/entry-server.tsx'
import { createAnalytics } from './analytics.ts'
import { registerApiProxy } from './api-proxy.ts'
import type { ContentService } from './content/content.ts'
import { readEnv } from './env.ts'
import { registerErrors } from './errors.ts'
import { registerFormFallback, registerPages } from './pages.ts'
import { registerRequestLog, requestSerializers } from './request-log.ts'
import { registerSecurityHeaders } from './security-headers.ts'

type ReceivedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }

let received: ReceivedRequest[]
let api: ReturnType<typeof createServer>
let apiUrl: URL
/** Access cookie whose requests the API leaves without an answer. */
let unanswered: string | undefined

beforeEach(async () => {
  received = []
  unanswered = undefined
  api = createServer(async (request, response) => {
    const { method, url, headers } = request
    received.push({ method, url, headers, body: await text(request) })
    if (unanswered && headers.cookie?.includes(unanswered)) return void request.destroy()
    const isValid = /kostbar_access=(good|new)/.test(headers.cookie ?? '')
    const isRefreshable = headers.cookie?.includes('kostbar_refresh=good') && headers.origin === 'http://kostbar.test'
    const isRejected = (url === '/users/info' && !isValid) || (url === '/users/refresh' && !isRefreshable)
    response.writeHead(isRejected ? 401 : 200, {
      'content-type': 'application/json',
      ...(isRejected ? {} : { 'set-cookie': 'kostbar_access=new; HttpOnly' }),
    })
    response.end(JSON.stringify({ firstName: 'Anna' }))
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  apiUrl = new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)
})
afterEach(() => api.close())

interface ServeOptions {
  hasAnalytics?: boolean
  webUrl?: string
  api?: URL
  content?: { version?: () => number; stale?: boolean; preview?: boolean }
}

/** A content source that has every story, without content. */
function contentOf({
  version = () => 1,
  stale = false,
  preview = false,
}: NonNullable<ServeOptions['content']>): ContentService {
  const source = {
    story: async (slug: string) => ({ full_slug: slug }) as Story,
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

/** A server with a fake renderer that prints the user. */
const serve = async (options?: ServeOptions) => (await serveWith(options)).app

async function serveWith(options: ServeOptions = {}) {
  const { webUrl = 'http://kostbar.test', api: address = apiUrl, content = {}, hasAnalytics = false } = options
  const lines: string[] = []
  const app = fastify({
    logger: {
      level: 'info',
      serializers: requestSerializers,
      stream: { write: (line: string) => void lines.push(line) },
    },
    logController: new LogController({ disableRequestLogging: true }),
  })
  registerRequestLog(app)
  const analytics = hasAnalytics ? createAnalytics(analyticsEnv) : null
  const render = vi.fn(async ({ request, user }: RenderRequest) => {
    if (request.url.endsWith('/moved')) return new Response(null, { status: 302, headers: { location: '/login' } })
    const html = user === undefined ? 'unknown' : user === null ? 'nobody' : user.firstName
    const state = { router: {}, queries: { mutations: [], queries: [] } }
    const { pathname } = new URL(request.url)
    const status = pathname.endsWith('/missing') ? 404 : 200
    const rest = {
      story: undefined,
      settings: null,
      products: [],
      contentOnly: pathname.startsWith('/article'),
      isSignedOutForm: pathname.startsWith('/form'),
      complete: !pathname.endsWith('/prices'),
    }
    const personal = pathname.endsWith('/personal')
    return {
      status,
      pattern: `${pathname.split('/', 2).join('/')}/:rest`,
      head: { title: 'T', description: 'D' },
      personal,
      html,
      state,
      files: [],
      ...rest,
    }
  })
  const assets = () => ({ entry: '/e.js', deferredEntry: { url: '/deferred.js' }, styles: [], modules: [], fonts: [] })
  await registerSecurityHeaders(app, {
    webUrl: new URL(webUrl),
    storageUrl: new URL('https://files.kostbar.test/bucket'),
    analytics,
    development: false,
  })
  registerErrors(app)
  await registerApiProxy(app, address)
  registerFormFallback(app, new URL(webUrl))
  registerPages(app, {
    apiUrl: address,
    webUrl: new URL(webUrl),
    analytics,
    renderer: { render, assets },
    settings: () => ({}),
    content: contentOf(content),
  })
  return { app, render, lines }
}

const analyticsEnv = readEnv({
  API_URL: 'http://127.0.0.1:1',
  CONTENT_TOKEN: 'public',
  CONTENT_FILES_URL: 'https://a.storyblok.com/f/1',
  STORAGE_URL: 'http://127.0.0.1:2',
  WEB_URL: 'http://127.0.0.1:3',
  ANALYTICS_MEASUREMENT_ID: 'G-TEST',
  ANALYTICS_SCRIPT_URL: 'https://tags.test/tag.js',
})

test('public pages have the analytics settings and CSP sources, personal pages do not', async () => {
  const app = await serve({ hasAnalytics: true })
  const home = await app.inject('/')
  expect(home.body).toContain('<script type="application/json" id="analytics">{"script":"https://tags.test/tag.js"')
  expect(home.headers['content-security-policy']).toMatch(/script-src 'self' https:\/\/tags\.test 'nonce-/)
  const personal = await app.inject('/personal')
  expect(personal.body).not.toContain('analytics')
  const policyOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['content-security-policy']).replace(/nonce-[^']+/g, 'nonce')
  expect(policyOf(personal)).toBe(policyOf(await (await serve()).inject('/personal')))
})

const session = (access: string) => ({ cookie: `kostbar_signed_in=1; kostbar_access=${access}; other=1` })

test('an anonymous page needs no API call', async () => {
  const app = await serve()
  const page = await app.inject('/')
  expect(page.body).toContain('nobody')
  expect(page.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' })
  expect(received).toEqual([])
})

test('a signed-in page has the user and is no-store; only the access cookie goes to the API', async () => {
  const app = await serve()
  const page = await app.inject({ url: '/profile', headers: session('good') })
  expect(page.body).toContain('Anna')
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(received[0]?.headers.cookie).toBe('kostbar_access=good')
})

test('refreshes an expired session, also with __Host- cookies', async () => {
  const app = await serve()
  for (const prefix of ['', '__Host-']) {
    const page = await app.inject({
      url: '/profile',
      headers: { cookie: `kostbar_signed_in=1; ${prefix}kostbar_access=old; ${prefix}kostbar_refresh=good` },
    })
    expect(page.body).toContain('Anna')
    expect(page.headers['set-cookie']).toEqual(['kostbar_access=new; HttpOnly'])
  }
  expect(received.map(({ method, url }) => `${method} ${url}`).slice(0, 3)).toEqual([
    'GET /users/info',
    'POST /users/refresh',
    'GET /users/info',
  ])
})

test('a refreshed session reaches the browser although the user cannot be loaded', async () => {
  unanswered = 'kostbar_access=new'
  const app = await serve()
  const headers = { cookie: 'kostbar_signed_in=1; kostbar_access=old; kostbar_refresh=good' }
  const page = await app.inject({ url: '/profile', headers })
  expect(page.body).toContain('unknown')
  expect(page.headers['set-cookie']).toEqual(['kostbar_access=new; HttpOnly'])
})

test('an ended session is signed out, and its marker cookie deleted', async () => {
  const app = await serve()
  const page = await app.inject({ url: '/profile', headers: { cookie: 'kostbar_signed_in=1; kostbar_refresh=spent' } })
  expect(page.body).toContain('nobody')
  expect(page.headers['set-cookie']).toEqual(['kostbar_signed_in=; Path=/; Max-Age=0'])
})

test('a prefetch does not use the refresh token', async () => {
  const app = await serve()
  const headers = { cookie: 'kostbar_signed_in=1; kostbar_refresh=good', 'sec-purpose': 'prefetch' }
  const page = await app.inject({ url: '/profile', headers })
  expect(page.body).toContain('unknown')
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(received).toEqual([])
})

test('renders pages when the API is down', async () => {
  const app = await serve({ api: new URL('http://127.0.0.1:9') })
  const page = await app.inject({ url: '/profile', headers: session('good') })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('unknown')
})

test('pages are rendered from what their visitor may read; the visual editor reads everything', async () => {
  const storyFor = async (path: string, headers: Record<string, string>, preview = false) => {
    const { app, render } = await serveWith({ content: { preview } })
    await app.inject({ url: path, headers })
    return render.mock.calls[0]?.[0].content.story('lexikon/calcium')
  }
  expect(await storyFor('//lexikon', {})).toBeNull()
  await expect(storyFor('/lexikon/calcium', { cookie: 'kostbar_signed_in=1' })).rejects.toThrow('Members-only')
  expect(await storyFor('/lexikon/calcium', session('good'))).toMatchObject({ full_slug: 'lexikon/calcium' })
  expect(await storyFor('/lexikon/calcium', {}, true)).toMatchObject({ full_slug: 'lexikon/calcium' })
})

test('a content page is rendered and compressed once, without nonces', async () => {
  let version = 1
  const { app, render } = await serveWith({ content: { version: () => version } })
  const pages = [await app.inject('/article'), await app.inject('/article')]
  expect(render).toHaveBeenCalledTimes(1)
  for (const { body, headers } of pages) {
    expect(body).toContain('src="/deferred.js"')
    expect(body).not.toContain('nonce=')
    expect(headers['content-security-policy']).not.toMatch(/nonce|unsafe/)
  }
  const compressed = await app.inject({ url: '/article', headers: { 'accept-encoding': 'gzip, br' } })
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'cookie, accept-encoding' })
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(pages[0]?.body)
  version = 2
  await app.inject('/article')
  expect(render).toHaveBeenCalledTimes(2)
})

test.each([
  ['of the app', '/login', {}, {}],
  ['with a query string', '/article?suche=brot', {}, {}],
  ['of a signed-in user', '/article', session('good'), {}],
  [
    'of a signed-out user with a marker cookie',
    '/article',
    { cookie: 'kostbar_signed_in=1; kostbar_refresh=spent' },
    {},
  ],
  ['from stale content', '/article', {}, { stale: true }],
  ['that is not found', '/article/missing', {}, {}],
  ['with failed queries', '/article/prices', {}, {}],
  ['while the content version is unknown', '/article', {}, { version: () => 0 }],
])('a page %s is not cached', async (_name, url, headers, content) => {
  const { app, render } = await serveWith({ content })
  await app.inject({ url, headers })
  await app.inject({ url, headers })
  expect(render).toHaveBeenCalledTimes(2)
})

test('query parameters that no page reads share the cached page, which defers hydration', async () => {
  const { app, render } = await serveWith()
  for (const search of ['', '?utm_source=brief', '?fbclid=1&utm_medium=mail', '?x'])
    expect((await app.inject(`/article${search}`)).body).toContain('data-app="/e.js"')
  expect(render).toHaveBeenCalledTimes(1)
})

test('answers 503 beyond the pages that may wait, while cached pages are served', async () => {
  const { app, render } = await serveWith()
  await app.inject('/article')
  const slow = Promise.withResolvers<Response>()
  render.mockImplementation(() => slow.promise as never)
  const waiting = Array.from({ length: 12 + 64 }, (_, index) => app.inject(`/login?weiter=${index}`))
  await expect.poll(() => render.mock.calls.length).toBe(13)
  await expect.poll(async () => (await app.inject('/login')).statusCode).toBe(503)
  expect((await app.inject('/article?utm_source=brief')).statusCode).toBe(200)
  slow.resolve(new Response(null, { status: 302, headers: { location: '/' } }))
  expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([302]))
})

test.each([
  ['from content alone', '/article', {}, 'onInteraction'],
  ['from content alone with failed queries', '/article/prices', {}, undefined],
  ['from content alone with a query string', '/article?suche=brot', {}, undefined],
  ['from content alone for a signed-in user', '/article', session('good'), undefined],
  ['with a form', '/form', {}, 'afterLoad'],
  ['with a form and a query string', '/form?weiter=1', {}, 'afterLoad'],
  ['with a form for a signed-in user', '/form', session('good'), undefined],
  ['with a form and failed queries', '/form/prices', {}, 'afterLoad'],
  ['of the app', '/profile', {}, undefined],
])('start of the app on a page %s: %s %o %s', async (_name, url, headers, start) => {
  const { body } = await (await serve()).inject({ url, headers })
  expect(/data-start="(.*?)" data-app="\/e.js"/.exec(body)?.[1]).toBe(start)
})

test('drafts may be framed by the visual editor, and are not stored or indexed', async () => {
  const draft = await (await serve({ content: { preview: true } })).inject('/article?_storyblok=1')
  expect(draft.headers['content-security-policy']).toContain("frame-ancestors 'self' https://app.storyblok.com")
  expect(draft.headers['x-frame-options']).toBeUndefined()
  expect(draft.headers['cache-control']).toBe('private, no-store')
  expect(draft.body).toContain('<meta name="robots" content="noindex">')
})

test('responds with the status code or redirect of the page', async () => {
  const app = await serve()
  expect((await app.inject('/missing')).statusCode).toBe(404)
  expect((await app.inject('/moved')).headers.location).toBe('/login')
})

test('a missing path in capitals leads to the one in lower case, on this origin', async () => {
  const app = await serve()
  const { statusCode, headers } = await app.inject('/Blog/missing?suche=Tee')
  expect([statusCode, headers.location]).toEqual([301, 'http://kostbar.test/blog/missing?suche=Tee'])
  expect((await app.inject('http://kostbar.test//Evil.test/missing')).headers.location).toBe(
    'http://kostbar.test//evil.test/missing',
  )
  expect((await app.inject('/Blog/da')).statusCode).toBe(200)
})

test('a path cannot change the origin', async () => {
  const app = await serve()
  const page = await app.inject('//evil.example/x')
  expect(page.body).not.toContain('href="http://evil.example')
})

test('the CSP allows no inline code, and has a new nonce for each response', async () => {
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

test('sends HSTS over https only', async () => {
  expect((await (await serve()).inject('/')).headers['strict-transport-security']).toBeUndefined()
  const secured = await serve({ webUrl: 'https://kostbar.test' })
  expect((await secured.inject('/')).headers['strict-transport-security']).toContain('max-age=31536000')
})

test('forwards API calls without the prefix, with cookies both ways and the client’s address', async () => {
  const app = await serve()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/notes/add?x=1',
    headers: { ...session('good'), 'content-type': 'application/json', 'x-forwarded-for': '6.6.6.6' },
    payload: '{"title":"a"}',
  })
  expect(received[0]).toMatchObject({ method: 'POST', url: '/notes/add?x=1', body: '{"title":"a"}' })
  expect(received[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' })
  expect(received[0]?.headers.cookie).toContain('kostbar_signed_in=1')
  expect(answer.headers['set-cookie']).toBe('kostbar_access=new; HttpOnly')
})

test('responds with a German problem when the API is down', async () => {
  const app = await serve({ api: new URL('http://127.0.0.1:9') })
  const answer = await app.inject('/api/notes')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    success: false,
    code: 'unavailable',
    msg: expect.stringContaining('nicht erreichbar'),
  })
})

test('a form submitted without JavaScript redirects to its page and discards the body', async () => {
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

test('logs route patterns, never an address, id, token or e-mail address', async () => {
  const { app, lines } = await serveWith()
  const inject = (method: 'GET' | 'POST', url: string) =>
    app.inject({
      method,
      url,
      remoteAddress: '203.0.113.9',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    })
  await inject('GET', '/user/0198c000-0000-7000-8000-000000000001/training?token=secret')
  await inject('GET', '/passwort-zuruecksetzen?user=1&token=secret')
  await inject('GET', '/article')
  await inject('GET', '/article')
  await inject('GET', '/user/anna@kostbar.test/moved')
  await inject('POST', '/login?email=anna%40kostbar.test')
  await inject('GET', '/api/users/anna%40kostbar.test/forgotpassword')
  await inject('GET', '/api/users/anna@kostbar.test/forgotpassword?token=secret')
  await inject('POST', '/api/notes/0198c000-0000-7000-8000-000000000001')
  const routes = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .map(({ method, route }) => `${method} ${route}`)
  expect(routes).toEqual([
    'GET /user/:rest',
    'GET /passwort-zuruecksetzen/:rest',
    'GET /article/:rest',
    'GET /article/:rest',
    'GET /*',
    'POST /*',
    'GET /api/*',
    'GET /api/*',
    'POST /api/*',
  ])
  expect(lines.join('')).not.toMatch(/203\.0\.113|0198c000|secret|anna|kostbar\.test/)
})
