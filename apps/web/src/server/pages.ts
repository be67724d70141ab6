import type { FastifyInstance, FastifyReply } from 'fastify'
import { themeOf } from '../app/shell/theme.ts'
import type { PublicSettings } from '../lib/public-settings.ts'
import type { Analytics } from './analytics.ts'
import { documentOf } from './document.ts'
import type { Renderer } from './renderer.ts'
import { identify } from './visitor.ts'

interface PagesOptions {
  readonly apiUrl: URL
  readonly webUrl: URL
  readonly analytics: Analytics | null
  readonly renderer: Renderer
  readonly settings: PublicSettings
}

/** Answers every remaining address with a page of the app, unknown ones with its not-found page. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const { apiUrl, webUrl, analytics, renderer, settings } = options
  app.get('/*', async (request, reply) => {
    const url = new URL(webUrl.origin + request.url)
    const { user, setCookies } = await identify(request, { apiUrl, webUrl })
    if (setCookies.length > 0) reply.header('set-cookie', setCookies)
    const { script, style } = reply.cspNonce
    const page = await renderer.render({
      request: pageRequest(reply, url),
      user,
      scriptNonce: script,
      settings,
      apiUrl,
      onBroken: (error) => request.log.error(error),
    })
    if (page instanceof Response) {
      return reply.header('cache-control', 'private, no-store').redirect(page.headers.get('location') ?? '/', 302)
    }
    const assets = renderer.assets(page.files)
    return (
      reply
        .code(page.status)
        .header('content-type', 'text/html; charset=utf-8')
        .header('vary', 'cookie')
        // Every document carries its own nonces, so no cache may hand one to somebody else.
        .header('cache-control', user === null ? 'private, no-cache' : 'private, no-store')
        .send(
          documentOf({
            page,
            assets,
            nonces: { script, style },
            canonical: webUrl.origin + url.pathname,
            analytics: page.personal ? null : (analytics?.settings ?? null),
            theme: themeOf(request.headers.cookie ?? ''),
          }),
        )
    )
  })
}

/**
 * A form sent before its script runs, or without JavaScript: what was typed is not read, least of all a password, and
 * the page is shown again. Forms say `method="post"`, so that nothing typed ever becomes part of an address.
 */
export function serveUnscriptedForms(app: FastifyInstance, webUrl: URL): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  // With the origin, because a path like //host would lead to another site.
  app.post('/*', (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(webUrl.origin + request.url, 303),
  )
}

/** The request as the router wants it; it ends when the visitor goes away. */
function pageRequest(reply: FastifyReply, url: URL): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return new Request(url, { signal: gone.signal })
}
