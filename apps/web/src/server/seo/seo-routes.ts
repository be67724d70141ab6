import type { FastifyInstance, FastifyReply } from 'fastify'
import { ContentUnavailable } from '../content/content-cache.ts'
import type { SiteContent } from '../content/site-content.ts'
import { manifest } from './manifest.ts'
import { rssFeed } from './rss-feed.ts'
import { siteNameOf } from './site-name.ts'
import { sitemap } from './sitemap.ts'

interface SeoRoutesOptions {
  readonly content: SiteContent
  readonly webUrl: URL
}

/** Content of robots.txt: excludes pages that need a session, and URLs that are not pages. */
const robotsTxt = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /content/
Disallow: /profile
Disallow: /user/
Disallow: /*?*_storyblok

Sitemap: ${origin}/sitemap.xml
`

/** Routes for search engines, feed readers and installation: robots.txt, sitemap, RSS feed, manifest. */
export function registerSeoRoutes(app: FastifyInstance, { content, webUrl }: SeoRoutesOptions): void {
  const { origin } = webUrl
  const sendFile = async (reply: FastifyReply, type: string, render: () => Promise<string | undefined>) => {
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
  app.get('/site.webmanifest', (_request, reply) =>
    sendFile(reply, 'application/manifest+json', async () =>
      JSON.stringify(manifest(siteNameOf(await content.settings()))),
    ),
  )
  app.get('/sitemap.xml', (_request, reply) =>
    sendFile(reply, 'application/xml', async () => sitemap(await content.all(), origin)),
  )
  app.get<{ Params: { page: string } }>('/sitemap-:page(^\\d{1,4}$).xml', ({ params }, reply) =>
    sendFile(reply, 'application/xml', async () => sitemap(await content.all(), origin, Number(params.page))),
  )
  app.get('/blog/rss.xml', (_request, reply) =>
    sendFile(reply, 'application/rss+xml', async () => {
      const [settings, list] = await Promise.all([
        content.settings(),
        content.stories({ startsWith: 'blog/', perPage: 50 }),
      ])
      const name = siteNameOf(settings)
      return rssFeed(list, { title: `${name} – Blog`, description: settings?.content.description ?? '', origin })
    }),
  )
}
