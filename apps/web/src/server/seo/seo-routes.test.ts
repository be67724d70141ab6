// @vitest-environment node
import { fastify } from 'fastify'
import { expect, test, vi } from 'vitest'
import { parseStory } from '../../lib/content/parse-story.ts'
import { ContentUnavailable } from '../content/content-cache.ts'
import { registerSeoRoutes } from './seo-routes.ts'

const origin = 'https://kostbar.test'

function story(slug: string, content: Record<string, unknown> = { component: 'page' }) {
  const raw = { name: slug, full_slug: slug, first_published_at: '2026-03-02', published_at: '2026-03-03', content }
  return parseStory(raw, { filesUrl: 'https://a.storyblok.com' }) ?? expect.fail(`no story ${slug}`)
}

const article = story('blog/öl & essig', {
  component: 'blog_article',
  title: 'Öl & Essig',
  description: 'Was <wirklich> zählt',
  category: 'Kochen',
  image: { filename: 'https://a.storyblok.com/f/1/600x400/abc/brot.jpg' },
})

type Content = Parameters<typeof registerSeoRoutes>[1]['content']

function serve(changes: Partial<Content> = {}) {
  const app = fastify({ logger: false })
  const content = {
    all: vi.fn(async () => [story('home'), article]),
    story: async () => null,
    stories: vi.fn(async () => ({ stories: [article], page: 1, perPage: 50, total: 1 })),
    settings: async () => null,
    ...changes,
  }
  registerSeoRoutes(app, { content, webUrl: new URL(`${origin}/`) })
  return { app, content }
}

const unavailable = async () => {
  throw new ContentUnavailable('down')
}

test('robots.txt keeps crawlers from pages that need a session, and names the sitemap', async () => {
  const { body, headers } = await serve().app.inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  for (const path of ['/api/', '/content/', '/profile', '/user/']) expect(body).toContain(`Disallow: ${path}\n`)
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('the sitemap has encoded, escaped addresses and the day of the last change', async () => {
  const { body, headers } = await serve().app.inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(body).toContain(`<loc>${origin}/</loc>`)
  expect(body).toContain(`<loc>${origin}/blog/%C3%B6l%20&amp;%20essig</loc><lastmod>2026-03-03T`)
})

test.each(['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-12345.xml'])(
  '%s is not found',
  async (url) => {
    expect((await serve().app.inject(url)).statusCode).toBe(404)
  },
)

test('the feed has each article with its picture and category, and the name of the site', async () => {
  const settings = story('settings', { component: 'settings', site_name: 'Kostbar & Co', description: 'Gut <essen>' })
  const { app, content } = serve({ settings: async () => settings as never })
  const { body, headers } = await app.inject('/blog/rss.xml')
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(content.stories).toHaveBeenCalledWith({ startsWith: 'blog/', perPage: 50 })
  expect(body).toContain('<title>Kostbar &amp; Co – Blog</title>')
  expect(body).toContain('<description>Gut &lt;essen&gt;</description>')
  expect(body).toContain('<category>Kochen</category>')
  expect(body).toContain(`<media:content url="${origin}/f/1/600x400/abc/brot.jpg/m/1200x0/filters:format(jpeg)"`)
})

test('a feed without settings has the default name', async () => {
  expect((await serve().app.inject('/blog/rss.xml')).body).toContain('<title>Kostbar – Blog</title>')
})

test.each(['/sitemap.xml', '/blog/rss.xml'])(
  '%s asks crawlers to come back while content is unavailable',
  async (url) => {
    const { app } = serve({ all: unavailable, stories: unavailable })
    const response = await app.inject(url)
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10'])
  },
)

test('a bug is a 500, not an outage', async () => {
  const { app } = serve({
    all: async () => {
      throw new Error('a bug')
    },
  })
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(500)
})

test('the manifest has the name of the site', async () => {
  const manifestOf = async (changes: Partial<Content>) => (await serve(changes).app.inject('/site.webmanifest')).json()
  expect(await manifestOf({})).toMatchObject({ name: 'Kostbar', short_name: 'Kostbar' })
  const settings = story('settings', { component: 'settings', site_name: 'Tafel' }) as never
  expect(await manifestOf({ settings: async () => settings })).toMatchObject({ name: 'Tafel', short_name: 'Tafel' })
})
