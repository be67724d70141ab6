import type { FastifyInstance, FastifyReply } from 'fastify'
import { ContentUnavailable } from '../content/content-cache.ts'
import type { SiteContent } from '../content/site-content.ts'
import { rssFeed } from './rss-feed.ts'
import { sitemap } from './sitemap.ts'

interface SeoRoutesOptions {
  readonly content: SiteContent
  readonly webUrl: URL
}

/** Excludes pages that need a session, and URLs that are no pages. */
const robotsTxt = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /content/
Disallow: /profile
Disallow: /user/
Disallow: /*?*_storyblok

Sitemap: ${origin}/sitemap.xml
`

/** Files for search engines and feed readers: robots.txt, sitemap, RSS feed. */
export function registerSeoRoutes(app: FastifyInstance, { content, webUrl }: SeoRoutesOptions): void {
  const { origin } = webUrl
  const sendXml = async (reply: FastifyReply, type: string, render: () => Promise<string | undefined>) => {
    try {
      const text = await render()
      if (text === undefined) return reply.callNotFound()
      return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=300').send(text)
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error
      return reply.code(503).header('retry-after', '10').send()
    }
  }

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robotsTxt(origin)),
  )
  app.get('/sitemap.xml', (_request, reply) =>
    sendXml(reply, 'application/xml', async () => sitemap(await content.all(), origin)),
  )
  app.get<{ Params: { page: string } }>('/sitemap-:page(^\\d{1,4}$).xml', ({ params }, reply) =>
    sendXml(reply, 'application/xml', async () => sitemap(await content.all(), origin, Number(params.page))),
  )
  app.get('/blog/rss.xml', (_request, reply) =>
    sendXml(reply, 'application/rss+xml', async () => {
      const [settings, list] = await Promise.all([
        content.settings(),
        content.stories({ startsWith: 'blog/', perPage: 50 }),
      ])
      const name = settings?.content.site_name || 'Kostbar'
      return rssFeed(list, { title: `${name} – Blog`, description: settings?.content.description ?? '', origin })
    }),
  )
}
