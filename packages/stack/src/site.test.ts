import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from '@kostbar/machine/free-port'
import { type AtEnd, atEndOfFile } from '@kostbar/machine/testing/at-end'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { article, contentFolder, writeContent } from '@kostbar/stand-in-storyblok/testing/content-folder'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { contentOn, siteOn, tokens } from './testing/serve-site.ts'

// Starts web server processes; slow on a busy machine.
const page = (title: string, more = 'body: []') => `title: ${title}\ndescription: Hallo\n${more}\n`
const files = {
  'home.yaml': page(
    'Startseite',
    'body:\n  - component: quote\n    text: Guten Morgen\n  - component: blog_list\n    title: Blog',
  ),
  'blog.yaml': page('Blog', 'body:\n  - component: blog_list\n    title: Blog'),
  'settings.yaml': 'site_name: Testküche\ndescription: D\nogImage: assets/bowl.svg\nnavigation: []\nfooter_links: []',
  'blog/brot.md': article({ title: 'Brot backen' }, 'Mehl und Wasser.'),
  'blog/fremd.md': article({ title: 'Woanders', proxyLink: 'https://example.org' }),
  'lexikon/eisen.md': '---\nname: Eisen\nsummary: Ein Mineral.\n---\nGeheimes.',
  'entwurf.yaml': page('Entwurf', 'draft: true\nbody:\n  - component: quote\n    text: Noch nicht fertig'),
}

/** A web server process with a content service, by default for the current test. */
async function start(atEnd?: AtEnd) {
  const [port, folder, cache] = [await freePort(), await contentFolder(files, atEnd), await temporaryDirectory(atEnd)]
  const content = await contentOn(port, folder, atEnd)
  return { port, folder, cache, content, site: await siteOn(port, cache, {}, atEnd) }
}

const atEnd = atEndOfFile()
/** For the tests that only read. */
let shared: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  shared = await start(atEnd)
})

/** Starts another server on the port of the content service. */
async function insteadOf(port: number, answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer ?? (() => {})).listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
}

const hangs = () => {}

it('shows stories with their relations and lists, each with the right status', async () => {
  const { site } = shared
  const home = await site.open('/')
  expect(home.body).toContain('Guten Morgen')
  expect(home.body).toContain('Brot backen')
  expect(home.body).toContain('Testküche')
  const story = await site.open('/blog/brot')
  expect(story.body).toContain('Mehl und Wasser.')
  expect(story.body).toContain('Lena Hofer')
  const statuses = [
    '/home',
    '/blog/',
    '/blog/fremd',
    '/gibt-es-nicht',
    '/settings',
    '/autoren/lena-hofer',
    '/entwurf',
    '/lexikon/eisen',
  ]
  const opened = await Promise.all(statuses.map(async (path) => [path, (await site.open(path)).status]))
  expect(Object.fromEntries(opened)).toEqual({
    '/home': 200,
    '/blog/': 200,
    '/blog/fremd': 404,
    '/gibt-es-nicht': 404,
    '/settings': 404,
    '/autoren/lena-hofer': 404,
    '/entwurf': 404,
    '/lexikon/eisen': 302,
  })
})

it('shows a change after the webhook, which has to be signed', async () => {
  const { site, folder, content } = await start()
  expect((await site.open('/')).body).toContain('Guten Morgen')
  await writeContent(folder, { 'home.yaml': files['home.yaml'].replace('Guten Morgen', 'Guten Abend') })
  await expect.poll(() => JSON.stringify(content.library().stories.get('home'))).toContain('Guten Abend')
  const body = JSON.stringify({ action: 'published', full_slug: 'home' })
  const tell = (signature: string) =>
    fetch(`${site.url}/content/webhook`, { method: 'POST', body, headers: { 'webhook-signature': signature } })
  expect((await tell('00')).status).toBe(401)
  expect((await site.open('/')).body).toContain('Guten Morgen')
  expect((await tell(createHmac('sha1', tokens.webhookSecret).update(body).digest('hex'))).status).toBe(200)
  expect((await site.open('/')).body).toContain('Guten Abend')
})

it.each([
  ['is gone', undefined],
  ['hangs', hangs],
  [
    'refuses with 429',
    ((_request, response) => void response.writeHead(429).end('{}')) as Parameters<typeof createServer>[1],
  ],
  ['answers nonsense', ((_request, response) => void response.end('<html>')) as Parameters<typeof createServer>[1]],
])('serves the last good copy while the content service %s, after a restart too', async (_how, answer) => {
  const { port, cache, content, site } = await start()
  const before = await site.open('/')
  const picture = /\/f\/1\/[^"\s]+\.svg/.exec(before.body)?.[0] ?? ''
  expect((await site.open(picture)).status).toBe(200)
  await content.stop()
  if (answer) await insteadOf(port, answer)
  // A page without a copy says that it is away.
  expect([200, 503]).toContain((await site.open('/blog')).status)
  const page = await site.open('/')
  expect([page.status, page.body.includes('Guten Morgen')]).toEqual([200, true])
  await site.stop()
  const again = await siteOn(port, cache)
  const restarted = await again.open('/')
  expect([restarted.status, restarted.body.includes('Guten Morgen'), restarted.body.includes('Testküche')]).toEqual([
    200,
    true,
    true,
  ])
  expect(restarted.seconds).toBeLessThan(5)
  expect((await again.open('/')).seconds).toBeLessThan(2)
  expect((await again.open(picture)).status).toBe(200)
})

it('answers an error in time when nothing is cached', async () => {
  const port = await freePort()
  await insteadOf(port, hangs)
  const site = await siteOn(port, await temporaryDirectory())
  const opened = await site.open('/')
  expect([opened.status, opened.headers.get('retry-after'), opened.seconds < 15]).toEqual([503, '5', true])
  expect(opened.body).toContain('Diese Seite ist gerade nicht erreichbar')
  expect((await site.open('/content/settings')).status).toBe(503)
  expect((await site.open('/login')).status).toBe(200)
})

it('shows drafts to the visual editor alone', async () => {
  const { site } = shared
  const at = Math.floor(Date.now() / 1000)
  const link = (token: string) => {
    const hash = createHash('sha1').update(`1:${token}:${at}`).digest('hex')
    return `?_storyblok=1&_storyblok_tk[space_id]=1&_storyblok_tk[timestamp]=${at}&_storyblok_tk[token]=${hash}`
  }
  expect((await site.open(`/entwurf${link('guessed')}`)).status).toBe(404)
  const draft = await site.open(`/entwurf${link(tokens.previewToken)}`)
  expect(draft.body).toContain('Noch nicht fertig')
  expect(draft.body).toContain('data-blok-c')
  expect(draft.body).toContain('content="noindex"')
  expect(draft.headers.get('content-security-policy')).toContain("frame-ancestors 'self' https://app.storyblok.com")
  expect((await site.open(`/lexikon/eisen${link(tokens.previewToken)}`)).body).toContain('Geheimes.')
  expect((await site.open('/entwurf')).status).toBe(404)
})

it('serves stories and lists as JSON, member stories to members only', async () => {
  const { site } = shared
  const list = async (search: string) => {
    const { status, body } = await site.open(`/content/stories?startsWith=blog/&search=${encodeURIComponent(search)}`)
    return [status, status === 200 ? JSON.parse(body).total : undefined]
  }
  expect(await list('brot')).toEqual([200, 1])
  expect(await list('%')).toEqual([200, 0])
  expect(await list("' OR 1=1")).toEqual([200, 0])
  expect(await list('x'.repeat(10_000))).toEqual([400, undefined])
  expect(await list('***')).toEqual([200, 0])
  expect((await site.open('/content/stories?startsWith=autoren/')).status).toBe(400)
  expect((await site.open('/content/stories?startsWith=lexikon/')).status).toBe(401)
  const entry = await site.open('/content/story?slug=lexikon/eisen')
  expect([entry.status, entry.body.includes('Geheimes')]).toEqual([401, false])
  const { headers } = await site.open('/content/story?slug=blog/brot')
  const unchanged = await fetch(`${site.url}/content/story?slug=blog/brot`, {
    headers: { 'if-none-match': `${headers.get('etag')}` },
  })
  expect(unchanged.status).toBe(304)
})

it('serves sitemap, feed and robots.txt', async () => {
  const { site } = shared
  expect((await site.open('/robots.txt')).body).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const sitemap = (await site.open('/sitemap.xml')).body
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url?.replace(site.url, '')).toSorted()).toEqual([
    '/',
    '/blog',
    '/blog/brot',
  ])
  expect((await site.open('/blog/rss.xml')).body).toContain('<title>Brot backen</title>')
  const { body } = await site.open('/blog/brot')
  const image = /property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? ''
  expect((await fetch(image)).headers.get('content-type')).toBe('image/jpeg')
})
