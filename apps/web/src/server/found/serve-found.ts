import type { FastifyInstance, FastifyReply } from 'fastify'
import { ContentUnavailable } from '../content/answer-cache.ts'
import type { SiteContent } from '../content/site-content.ts'
import { rss } from './rss.ts'
import { sitemap } from './sitemap.ts'

interface FoundOptions {
  readonly content: SiteContent
  readonly webUrl: URL
}

/** What is not for everybody's search results: what only people with an account see, and addresses without a page. */
const robots = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /content/
Disallow: /profile
Disallow: /user/
Disallow: /*?*_storyblok

Sitemap: ${origin}/sitemap.xml
`

/** The files by which search engines and readers find the site's pages. */
export function serveFound(app: FastifyInstance, { content, webUrl }: FoundOptions): void {
  const { origin } = webUrl
  const xml = async (reply: FastifyReply, type: string, write: () => Promise<string | undefined>) => {
    try {
      const text = await write()
      if (text === undefined) return reply.callNotFound()
      return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=300').send(text)
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error
      return reply.code(503).header('retry-after', '10').send()
    }
  }

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(origin)),
  )
  app.get('/sitemap.xml', (_request, reply) =>
    xml(reply, 'application/xml', async () => sitemap(await content.all(), origin)),
  )
  app.get<{ Params: { page: string } }>('/sitemap-:page(^\\d{1,4}$).xml', ({ params }, reply) =>
    xml(reply, 'application/xml', async () => sitemap(await content.all(), origin, Number(params.page))),
  )
  app.get('/blog/rss.xml', (_request, reply) =>
    xml(reply, 'application/rss+xml', async () => {
      const [settings, list] = await Promise.all([
        content.settings(),
        content.stories({ startsWith: 'blog/', perPage: 50 }),
      ])
      const name = settings?.content.site_name || 'Kostbar'
      return rss(list, { title: `${name} – Blog`, description: settings?.content.description ?? '', origin })
    }),
  )
}
