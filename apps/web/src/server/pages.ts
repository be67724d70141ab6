import type { FastifyInstance, FastifyReply } from 'fastify'
import { themeOf } from '../app/shell/theme.ts'
import type { PublicSettings } from '../lib/public-settings.ts'
import type { Analytics } from './analytics.ts'
import type { Content } from './content/content.ts'
import { documentOf } from './document.ts'
import { allowEditor } from './editor-frame.ts'
import { headTags, hidden } from './found/head-tags.ts'
import { fill, pageCache, placeholders, templateOf } from './page-cache.ts'
import type { Renderer } from './renderer.ts'
import { identify, mayHaveSession } from './visitor.ts'

interface PagesOptions {
  readonly apiUrl: URL
  readonly webUrl: URL
  readonly analytics: Analytics | null
  readonly renderer: Renderer
  readonly settings: () => PublicSettings
  readonly content: Content
}

/** Answers every remaining address with a page of the app, unknown ones with its not-found page. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const { apiUrl, webUrl, analytics, renderer, settings, content } = options
  const kept = pageCache(content.version)

  app.get('/*', async (request, reply) => {
    const url = new URL(webUrl.origin + request.url)
    const theme = themeOf(request.headers.cookie ?? '')
    const key = `${theme} ${url.pathname}`
    const isPlain = url.search === '' && !mayHaveSession(request)
    const template = isPlain ? kept.get(key) : undefined
    if (template) return sendDocument(reply, 200, fill(template, reply.cspNonce), null)

    const { user, setCookies } = await identify(request, { apiUrl, webUrl })
    if (setCookies.length > 0) reply.header('set-cookie', setCookies)
    const since = content.version()
    const source = content.forPage(url.searchParams)
    const nonces = isPlain ? placeholders : reply.cspNonce
    let isWhole = true
    const page = await renderer.render({
      request: pageRequest(reply, url),
      user,
      scriptNonce: nonces.script,
      settings: settings(),
      apiUrl,
      content: source,
      preview: source.preview,
      onBroken(error) {
        isWhole = false
        request.log.error(error)
      },
    })
    if (page instanceof Response) {
      return reply.header('cache-control', 'private, no-store').redirect(page.headers.get('location') ?? '/', 302)
    }
    const { origin } = webUrl
    const { pathname } = url
    const document = documentOf({
      page,
      assets: renderer.assets(page.files),
      nonces,
      found: source.preview ? hidden : headTags({ ...page, ...page.head, status: page.status, origin, pathname }),
      analytics: page.personal || source.preview ? null : (analytics?.settings ?? null),
      theme,
      late: isPlain && page.fromContent && page.complete,
    })
    if (source.preview) allowEditor(reply)
    if (!isPlain) return sendDocument(reply, page.status, document, source.preview ? undefined : user)
    const made = templateOf(document)
    if (isWhole && page.complete && page.fromContent && page.status === 200 && !source.isStale())
      kept.set(key, made, since)
    return sendDocument(reply, page.status, fill(made, reply.cspNonce), user)
  })
}

/** @param user null when everybody without a session sees the same */
function sendDocument(reply: FastifyReply, status: number, document: string, user: unknown) {
  if (status === 503) reply.header('retry-after', '5')
  return (
    reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('vary', 'cookie')
      // Every document carries its own nonces, so no cache may hand one to somebody else.
      .header('cache-control', user === null ? 'private, no-cache' : 'private, no-store')
      .send(document)
  )
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
