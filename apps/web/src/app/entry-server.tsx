import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Story, StoryOf } from '@kostbar/contracts/content'
import type { User } from '@kostbar/contracts/users/schemas'
import { dehydrate } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { callApiAt } from '../lib/api.ts'
import { contentQuery, settingsQuery } from '../lib/content/queries.ts'
import { slugOf } from '../lib/content/slug.ts'
import type { ContentSource } from '../lib/content/source.ts'
import { type PublicSettings, publicSettingsQuery } from '../lib/public-settings.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { sessionQuery } from '../lib/session.ts'
import type { PreviewState } from './content/live-preview.ts'
import type { PageState } from './entry-client.tsx'
import { describePage, documentTitle, type Head } from './page.ts'
import { Providers } from './providers.tsx'
import { createRoutes } from './router.tsx'

/** A rendered page: what the server writes into its document. */
export interface RenderedPage {
  readonly status: number
  readonly head: Head
  /** Whether it shows somebody's own data. */
  readonly personal: boolean
  readonly html: string
  readonly state: PageState
  /** The story the page shows, if it shows one, and the site's settings. */
  readonly story: Story | undefined
  readonly settings: StoryOf<'settings'> | null
  /** Whether its HTML follows from content alone. */
  readonly fromContent: boolean
  /** Whether the server has drawn all of it; the rest is fetched by the browser. */
  readonly complete: boolean
  /** Source files of the lazily loaded parts, to be preloaded. */
  readonly files: readonly string[]
}

export interface Visit {
  readonly request: Request
  /** The user, null for a visitor without a session, undefined when only the browser can find out. */
  readonly user: User | null | undefined
  readonly scriptNonce: string
  readonly settings: PublicSettings
  /** Told of parts that could not be drawn; the page stands without them. */
  readonly onBroken?: (error: unknown) => void
  /** Where the API answers. */
  readonly apiUrl: URL
  readonly content: ContentSource
  /** Set in the content service's visual editor: what the page needs to follow it. */
  readonly preview: PreviewState | undefined
}

/**
 * Renders the page of a request.
 * @returns the page, or the redirect a guard decided on
 * @throws what a loader or component threw unexpectedly
 */
export async function render(visit: Visit): Promise<RenderedPage | Response> {
  const { request, user, scriptNonce, settings, content, preview, onBroken, apiUrl } = visit
  callApiAt(apiUrl)
  const queries = createQueryClient()
  queries.setQueryData(publicSettingsQuery.queryKey, settings)
  if (user !== undefined) queries.setQueryData(sessionQuery.queryKey, user)
  const handler = createStaticHandler(
    createRoutes({ identify: async () => user, queries, content, preview: preview !== undefined }),
  )
  const context = await handler.query(request)
  if (context instanceof Response) return context

  const { head, files, status, personal, fromContent } = describePage(
    context.matches.map(({ route }) => ({ ...route, loaderData: context.loaderData[route.id] })),
  )
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = await htmlOf(
    <Providers queries={queries}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
    scriptNonce,
    onBroken,
  )
  const { loaderData, actionData, errors } = context
  return {
    status: context.statusCode === 200 ? status : context.statusCode,
    head: { ...head, title: documentTitle(head.title) },
    personal,
    html,
    story: queries.getQueryData(contentQuery(slugOf(new URL(request.url).pathname)).queryKey) ?? undefined,
    settings: queries.getQueryData(settingsQuery().queryKey) ?? null,
    fromContent,
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

function htmlOf(element: ReactNode, nonce: string, onBroken: Visit['onBroken']): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      nonce,
      // Parts that were waited for stand where they belong; React would move large ones in with inline styles.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => onBroken?.(error),
    })
  })
}
