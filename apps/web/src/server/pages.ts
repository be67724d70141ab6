import type { FastifyInstance, FastifyReply } from 'fastify'
import { contentSearch } from '../app/content/content-search.ts'
import type { RenderedPage } from '../app/entry-server.tsx'
import { parseTheme } from '../app/shell/theme.ts'
import type { PublicSettings } from '../lib/public-settings.ts'
import { type Analytics, forbidAnalytics } from './analytics.ts'
import { acceptsBrotli } from './brotli.ts'
import type { ContentService } from './content/content.ts'
import { visitorContent } from './content/visitor-content.ts'
import { renderDocument } from './document.ts'
import { allowEditorFrame } from './editor-frame.ts'
import {
  allowInlineCode,
  type CachedPage,
  createPageCache,
  insertNonces,
  noncePlaceholders,
  toCachedPage,
} from './page-cache.ts'
import { createRenderQueues } from './render-queue.ts'
import type { Renderer } from './renderer.ts'
import { hasSessionMarker, loadSession } from './request-session.ts'
import { headTags, noIndexTag } from './seo/head-tags.ts'

interface PagesOptions {
  readonly apiUrl: URL
  readonly webUrl: URL
  readonly analytics: Analytics | null
  readonly renderer: Renderer
  readonly settings: () => PublicSettings
  readonly content: ContentService
}

/** Logged status for a request whose client closed the connection before the response. */
const clientClosedRequest = 499

/** Server rendering: answers every remaining GET with a page of the app, unknown paths with its 404 page. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { apiUrl, webUrl, analytics, renderer, settings, content } = options
  const pageCache = createPageCache(content.version)
  const { enqueue, refuseWhenFull } = createRenderQueues()

  app.get('/*', async (request, reply) => {
    const url = new URL(webUrl.origin + request.url)
    const theme = parseTheme(request.headers.cookie ?? '')
    const source = content.forPage(url.searchParams)
    const cacheKey = `${theme} ${url.pathname}`
    const isCacheable = !hasSessionMarker(request) && !source.preview && contentSearch(url.searchParams) === ''
    const sendCached = (page: CachedPage) => {
      request.pagePattern = page.pattern
      allowInlineCode(reply, page)
      if (!acceptsBrotli(request)) return sendDocument(reply, 200, page.document, null)
      reply.header('content-encoding', 'br')
      return sendDocument(reply, 200, page.compressed, null)
    }
    const cached = isCacheable ? pageCache.get(cacheKey) : undefined
    if (cached) return sendCached(cached)
    if (!hasSessionMarker(request)) refuseWhenFull('anonymous')

    const { user, setCookies } = await loadSession(request, { apiUrl, webUrl })
    if (setCookies.length > 0) reply.header('set-cookie', setCookies)
    const nonces = isCacheable ? noncePlaceholders : reply.cspNonce
    const signal = closeSignal(reply)
    const state = { hasErrors: false, contentVersion: 0 }
    const page = await enqueue(user ? 'signedIn' : 'anonymous', signal, async () => {
      // Another request may have rendered the page while this one waited.
      const rendered = isCacheable ? pageCache.get(cacheKey) : undefined
      if (rendered) return rendered
      state.contentVersion = content.version()
      return renderer.render({
        request: new Request(url, { signal }),
        user,
        scriptNonce: nonces.script,
        settings: settings(),
        apiUrl,
        content: source.preview ? source : visitorContent(source, user),
        preview: source.preview,
        onError(error) {
          state.hasErrors = true
          if (!signal.aborted) request.log.error(error)
        },
      })
    })
    if ('compressed' in page) return sendCached(page)
    if (page instanceof Response) {
      return reply.header('cache-control', 'private, no-store').redirect(page.headers.get('location') ?? '/', 302)
    }
    request.pagePattern = page.pattern
    const { origin } = webUrl
    const { pathname, search } = url
    // All paths are in lower case; those that somebody has typed or printed may not be.
    const usualPath = pathname.toLowerCase()
    if (page.status === 404 && pathname !== usualPath) return reply.redirect(origin + usualPath + search, 301)
    const document = renderDocument({
      page,
      assets: renderer.assets(page.files),
      nonces,
      headTags: source.preview
        ? noIndexTag
        : headTags({ ...page, ...page.head, status: page.status, origin, pathname }),
      analytics: page.personal || source.preview ? null : (analytics?.settings ?? null),
      theme,
      hydration: hydrationOf(page, { isCacheable, isSignedOut: user === null && !source.preview }),
    })
    if (source.preview) allowEditorFrame(reply)
    if (page.personal && analytics) forbidAnalytics(reply, analytics)
    if (!isCacheable) return sendDocument(reply, page.status, document, source.preview ? undefined : user)
    if (!state.hasErrors && page.complete && page.contentOnly && page.status === 200 && !source.isStale()) {
      const cacheable = await toCachedPage(document, page.pattern)
      pageCache.set(cacheKey, cacheable, state.contentVersion)
      return sendCached(cacheable)
    }
    return sendDocument(reply, page.status, insertNonces(document, reply.cspNonce), user)
  })
}

interface Visitor {
  /** Whether the document can be the same for all visitors. */
  readonly isCacheable: boolean
  readonly isSignedOut: boolean
}

/** When the app starts. A content page whose queries did not all succeed needs it at once, to repeat them. */
function hydrationOf({ complete, contentOnly, isSignedOutForm }: RenderedPage, { isCacheable, isSignedOut }: Visitor) {
  if (complete && contentOnly && isCacheable) return 'onInteraction'
  if (isSignedOutForm && isSignedOut) return 'afterLoad'
  return 'immediate'
}

/**
 * Sends an HTML document.
 * @param user null for a signed-out visitor, whose browser may keep the page for revalidation
 */
function sendDocument(reply: FastifyReply, status: number, document: string | Buffer, user: unknown) {
  if (status === 503) reply.header('retry-after', '5')
  return (
    reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('vary', 'cookie, accept-encoding')
      // Private, because uncached documents contain CSP nonces, which a shared cache would send to several visitors.
      .header('cache-control', user === null ? 'private, no-cache' : 'private, no-store')
      .send(document)
  )
}

/**
 * Handles forms submitted without JavaScript or before hydration: discards the body (it may hold a password) and
 * redirects to the page. All forms are `method="post"`, so that typed text never becomes part of a URL.
 */
export function registerFormFallback(app: FastifyInstance, webUrl: URL): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  // Absolute URL, because a relative `//host` would be an open redirect.
  app.post('/*', (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(webUrl.origin + request.url, 303),
  )
}

/** Signal that aborts when the connection closes before the response; its reason is not logged as a server error. */
function closeSignal({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController()
  raw.once('close', () => {
    if (raw.writableFinished) return
    closed.abort(Object.assign(new Error('The connection was closed.'), { statusCode: clientClosedRequest }))
  })
  return closed.signal
}
