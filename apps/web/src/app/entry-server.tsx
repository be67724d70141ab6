import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Story, StoryOf } from '@kostbar/contracts/content'
import { products } from '@kostbar/contracts/products/endpoints'
import type { Product } from '@kostbar/contracts/products/schemas'
import type { User } from '@kostbar/contracts/users/schemas'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { setApiUrl } from '../lib/api.ts'
import { contentQuery, settingsQuery } from '../lib/content/queries.ts'
import { parseSlug } from '../lib/content/slug.ts'
import type { ContentSource } from '../lib/content/source.ts'
import { type PublicSettings, publicSettingsQuery } from '../lib/public-settings.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { sessionQuery } from '../lib/session.ts'
import { contentSearch } from './content/content-search.ts'
import type { PreviewState } from './content/live-preview.ts'
import type { PageState } from './entry-client.tsx'
import { type PageHead, pageInfo, withSiteName } from './page-info.ts'
import { Providers } from './providers.tsx'
import { createRoutes } from './router.tsx'
import { texts as shellTexts } from './shell/texts.ts'

/** Maximum time in ms that the server waits for components that load data while they render. */
const maxRenderMs = 10_000

/** Result of rendering a page on the server, from which the document is built. */
export interface RenderedPage {
  readonly status: number
  readonly head: PageHead
  /** The router's path pattern, for example `/user/:id`. */
  readonly pattern: string
  /** Whether the page shows personal data. */
  readonly personal: boolean
  readonly html: string
  readonly state: PageState
  /** Story of a content page; undefined on other pages. */
  readonly story: Story | undefined
  readonly settings: StoryOf<'settings'> | null
  /** Products shown on the page whose prices the API returned. */
  readonly products: readonly Product[]
  /** Whether the HTML for anonymous visitors depends on content alone; see `RouteHandle.contentOnly`. */
  readonly contentOnly: boolean
  /** Whether the page is a form for visitors without a session; see `RouteHandle.isSignedOutForm`. */
  readonly isSignedOutForm: boolean
  /** Whether all queries succeeded on the server; otherwise the browser has to fetch some. */
  readonly complete: boolean
  /** Source files of the lazy pages, for preloading. */
  readonly files: readonly string[]
}

export interface RenderRequest {
  readonly request: Request
  /** Signed-in user; null when signed out, undefined when only the browser can find out. */
  readonly user: User | null | undefined
  readonly scriptNonce: string
  readonly settings: PublicSettings
  /** Called when a component throws inside a Suspense boundary; the page is rendered without that component. */
  readonly onError?: (error: unknown) => void
  readonly apiUrl: URL
  readonly content: ContentSource
  /** Defined when the page is opened in the content service's visual editor. */
  readonly preview: PreviewState | undefined
}

/**
 * Renders a page on the server.
 * @returns the page, or the redirect of a guard
 * @throws errors of loaders, and of components outside every Suspense boundary
 */
export async function render(renderRequest: RenderRequest): Promise<RenderedPage | Response> {
  const { request, user, scriptNonce, settings, content, preview, onError, apiUrl } = renderRequest
  setApiUrl(apiUrl)
  const queries = createQueryClient()
  queries.setQueryData(publicSettingsQuery.queryKey, settings)
  if (user !== undefined) queries.setQueryData(sessionQuery.queryKey, user)
  const routes = createRoutes({ resolveSession: async () => user, queries, content, preview: preview !== undefined })
  const handler = createStaticHandler(routes)
  const context = await handler.query(withKnownParameters(routes, request))
  if (context instanceof Response) return context

  const { head, files, status, personal, contentOnly, isSignedOutForm } = pageInfo(
    context.matches.map(({ route }) => ({ ...route, loaderData: context.loaderData[route.id] })),
  )
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = await renderHtml(
    <Providers queries={queries}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
    { nonce: scriptNonce, onError, signal: request.signal },
  )
  const { loaderData, actionData, errors } = context
  const siteSettings = queries.getQueryData(settingsQuery().queryKey) ?? null
  return {
    status: context.statusCode === 200 ? status : context.statusCode,
    head: withSiteName(head, siteSettings?.content.site_name || shellTexts.brand),
    pattern: context.matches.findLast(({ route }) => route.path)?.route.path ?? '*',
    personal,
    html,
    story: queries.getQueryData(contentQuery(parseSlug(new URL(request.url).pathname)).queryKey) ?? undefined,
    settings: siteSettings,
    products: productsOf(queries),
    contentOnly,
    isSignedOutForm,
    complete: queries
      .getQueryCache()
      .getAll()
      .every(({ state }) => state.status === 'success'),
    state: {
      router: { loaderData, actionData, errors },
      queries: dehydrate(queries),
      ...(preview ? { preview } : {}),
    },
    files,
  }
}

/** Products that components of the page have loaded. */
const productsOf = (queries: QueryClient): Product[] =>
  queries.getQueriesData<Product>({ queryKey: [products.get.path] }).flatMap(([, product]) => product ?? [])

/**
 * For content pages, the request without search parameters that no content page reads: the loaders would make them part
 * of the rendered page, and so of the page cache.
 */
function withKnownParameters(routes: RouteObject[], request: Request): Request {
  const url = new URL(request.url)
  const search = contentSearch(url.searchParams)
  // Compared before route matching, which costs a tenth of the time of rendering.
  if (search === url.search) return request
  const { contentOnly } = pageInfo((matchRoutes(routes, url) ?? []).map(({ route }) => route))
  if (!contentOnly) return request
  url.search = search
  return new Request(url, { signal: request.signal })
}

interface RenderHtmlOptions {
  readonly nonce: string
  readonly onError: RenderRequest['onError']
  /** Aborts when the client has closed the connection. */
  readonly signal: AbortSignal
}

/**
 * Renders to HTML. Suspense content that is not ready after `maxRenderMs`, or when the signal aborts, is left to the
 * browser.
 */
function renderHtml(element: ReactNode, { nonce, onError, signal }: RenderHtmlOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const stopped = AbortSignal.any([signal, AbortSignal.timeout(maxRenderMs)])
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Keeps large Suspense content in place; React would move it with inline styles, which the CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => onError?.(error),
    })
    stopped.addEventListener('abort', () => abort(stopped.reason), { once: true })
  })
}
