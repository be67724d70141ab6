// @vitest-environment node
import { fastify } from 'fastify'
import { expect, test, vi } from 'vitest'
import { ContentUnavailable } from './content-cache.ts'
import { registerContentRoutes } from './content-routes.ts'

type Options = Parameters<typeof registerContentRoutes>[1]

function serve({ content = {}, signedIn = false }: { content?: Partial<Options['content']>; signedIn?: boolean } = {}) {
  const app = fastify({ logger: false })
  const source = {
    story: vi.fn(async (slug: string) => ({ full_slug: slug }) as never),
    stories: vi.fn(async () => ({ stories: [], page: 1, perPage: 25, total: 0 })),
    settings: vi.fn(async () => null),
  }
  registerContentRoutes(app, { content: { ...source, ...content }, isSignedIn: async () => signedIn })
  return { app, source }
}

test('a public story may be cached by everyone, and is not sent again while it is the same', async () => {
  const { app } = serve()
  const first = await app.inject('/content/story?slug=blog/brot')
  expect(first.json()).toEqual({ full_slug: 'blog/brot' })
  expect(first.headers['cache-control']).toContain('public')
  const again = await app.inject({
    url: '/content/story?slug=blog/brot',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await app.inject({
    url: '/content/story?slug=blog/reis',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(other.statusCode).toBe(200)
})

test.each([
  '/content/story?slug=rezepte/linsen',
  '/content/story?slug=lexikon',
  '/content/stories?startsWith=lexikon/',
])('%s needs a session, and is never stored by shared caches', async (url) => {
  const { app, source } = serve()
  const refused = await app.inject(url)
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'not_signed_in'])
  expect(refused.headers['cache-control']).toBe('private, no-store')
  expect(source.story).not.toHaveBeenCalled()
  expect(source.stories).not.toHaveBeenCalled()
  const allowed = await serve({ signedIn: true }).app.inject(url)
  expect([allowed.statusCode, allowed.headers['cache-control']]).toEqual([200, 'private, no-cache'])
})

test.each([
  '/content/story',
  `/content/story?slug=${'x'.repeat(301)}`,
  `/content/stories?startsWith=blog/&search=${'x'.repeat(201)}`,
  `/content/stories?startsWith=blog/&category=${'x'.repeat(101)}`,
  `/content/stories?startsWith=blog/&excluding=${'x'.repeat(301)}`,
  '/content/stories?startsWith=autoren/',
  '/content/stories',
  '/content/stories?startsWith=blog/&page=0',
  '/content/stories?startsWith=blog/&perPage=101',
  '/content/stories?startsWith=blog/&page=eins',
])('%s is refused with a German sentence', async (url) => {
  const { app, source } = serve({ signedIn: true })
  const refused = await app.inject(url)
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { success: false, code: 'invalid_input', msg: 'Bitte überprüfe deine Eingabe.' },
  ])
  expect(source.stories).not.toHaveBeenCalled()
})

test('requests a list with its filters, and defaults for absent ones', async () => {
  const { app, source } = serve()
  await app.inject('/content/stories?startsWith=blog/&search=brot&category=Kochen&page=3&perPage=10')
  await app.inject('/content/stories?startsWith=kostproben/')
  expect(source.stories.mock.calls).toEqual([
    [{ startsWith: 'blog/', search: 'brot', category: 'Kochen', page: 3, perPage: 10 }],
    [{ startsWith: 'kostproben/', page: 1, perPage: 25 }],
  ])
})

test('sends Retry-After while the content service is down', async () => {
  const { app } = serve({
    content: {
      story: async () => {
        throw new ContentUnavailable('down')
      },
    },
  })
  const failed = await app.inject('/content/story?slug=blog/brot')
  expect([failed.statusCode, failed.json().code]).toEqual([503, 'unavailable'])
  expect(failed.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' })
})

test('an unexpected failure is not disguised as a lost connection', async () => {
  const { app } = serve({
    content: {
      settings: async () => {
        throw new Error('a bug')
      },
    },
  })
  expect((await app.inject('/content/settings')).statusCode).toBe(500)
})

test('limits the requests of one client, and not those of others', async () => {
  const { app } = serve()
  const request = (remoteAddress: string) => app.inject({ url: '/content/settings', remoteAddress })
  for (let count = 0; count < 600; count += 1) await request('192.0.2.1')
  const refused = await request('192.0.2.1')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect((await request('192.0.2.2')).statusCode).toBe(200)
})

test('other paths below /content are not found', async () => {
  const { app } = serve()
  expect((await app.inject('/content/secrets')).statusCode).toBe(404)
})
