import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Story, StoryOf } from '@kostbar/contracts/content'
import type { User } from '@kostbar/contracts/users/schemas'
import { dehydrate } from '@tanstack/react-query'
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
import { documentTitle, type PageHead, pageInfo } from './page-info.ts'
import { Providers } from './providers.tsx'
import { createRoutes } from './router.tsx'

/** Time for components that load something while they render. */
const maxRenderMs = 10_000

/** A server-rendered page, for the document. */
export interface RenderedPage {
  readonly status: number
  readonly head: PageHead
  /** The router's path pattern, for example `/user/:id`. */
  readonly pattern: string
  /** Whether it shows personal data. */
  readonly personal: boolean
  readonly html: string
  readonly state: PageState
  /** The page's story, if any. */
  readonly story: Story | undefined
  readonly settings: StoryOf<'settings'> | null
  /** See `RouteHandle`. */
  readonly contentOnly: boolean
  /** Whether all queries succeeded on the server; otherwise the browser has to fetch some. */
  readonly complete: boolean
  /** Source files of the lazy pages, for preloading. */
  readonly files: readonly string[]
}

export interface RenderRequest {
  readonly request: Request
  /** Null: signed out. Undefined: only the browser can find out. */
  readonly user: User | null | undefined
  readonly scriptNonce: string
  readonly settings: PublicSettings
  /** A component threw inside a Suspense boundary; the page is rendered without it. */
  readonly onError?: (error: unknown) => void
  readonly apiUrl: URL
  readonly content: ContentSource
  /** Set in the content service's visual editor. */
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

  const { head, files, status, personal, contentOnly } = pageInfo(
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
  return {
    status: context.statusCode === 200 ? status : context.statusCode,
    head: { ...head, title: documentTitle(head.title) },
    pattern: context.matches.findLast(({ route }) => route.path)?.route.path ?? '*',
    personal,
    html,
    story: queries.getQueryData(contentQuery(parseSlug(new URL(request.url).pathname)).queryKey) ?? undefined,
    settings: queries.getQueryData(settingsQuery().queryKey) ?? null,
    contentOnly,
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

/** For a content page without the search parameters that none of them reads: they would be part of the page. */
function withKnownParameters(routes: RouteObject[], request: Request): Request {
  const url = new URL(request.url)
  const search = contentSearch(url.searchParams)
  // First, because matching costs a tenth of rendering.
  if (search === url.search) return request
  const { contentOnly } = pageInfo((matchRoutes(routes, url) ?? []).map(({ route }) => route))
  if (!contentOnly) return request
  url.search = search
  return new Request(url, { signal: request.signal })
}

interface RenderHtmlOptions {
  readonly nonce: string
  readonly onError: RenderRequest['onError']
  /** Aborted when nobody waits for the page any more. */
  readonly signal: AbortSignal
}

/** Renders to HTML. What is not ready after `maxRenderMs`, or when the signal aborts, is left to the browser. */
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
