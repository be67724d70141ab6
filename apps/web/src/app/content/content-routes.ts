import type { StoryComponent } from '@kostbar/contracts/content-model'
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { isMembersOnly } from '../../lib/content/members-only.ts'
import { parseSlug } from '../../lib/content/slug.ts'
import type { ContentSource } from '../../lib/content/source.ts'
import { paths } from '../../lib/paths.ts'
import { page, type RoutePageData } from '../page-info.ts'

interface ContentRoutesOptions {
  readonly queries: QueryClient
  readonly content: ContentSource
  /** Guard of members-only stories: a redirect for signed-out visitors, null to pass. */
  readonly signedIn: (args: LoaderFunctionArgs) => Promise<Response | null>
}

const unavailable: RoutePageData = { head: { title: 'Gerade nicht erreichbar' }, status: 503 }

/** Routes of all content pages. The last one matches every path that no other route has. */
export function contentRoutes({ queries, content, signedIn }: ContentRoutesOptions): RouteObject[] {
  /** Route for stories of one content component. */
  const storyRoute = (
    path: string,
    component: StoryComponent,
    route: Pick<RouteObject, 'handle' | 'lazy'>,
  ): RouteObject => ({
    path,
    loader: ({ request }) => loadStory(new URL(request.url), component),
    shouldRevalidate: isNotASearchChange,
    ...route,
  })

  async function loadStory(url: URL, component: StoryComponent): Promise<RoutePageData> {
    try {
      const { loadStory } = await import('./load-story.ts').catch(importFailed(url))
      return await loadStory({ url, component, queries, content })
    } catch {
      // The web server's content cache logs the failure.
      return unavailable
    }
  }

  const routes = [
    ...[paths.home, '/home', paths.blog].map((path) => storyRoute(path, 'page', bodyPage())),
    storyRoute(`${paths.blog}/*`, 'blog_article', articlePage()),
    ...[paths.sale, paths.privacy, paths.terms, paths.imprint, paths.accessibility].map((path) =>
      storyRoute(path, 'page', bodyPage()),
    ),
    storyRoute('/rezepte/*', 'recipe', recipePage()),
    storyRoute(paths.lexicon, 'page', lexiconPage()),
    storyRoute(`${paths.lexicon}/*`, 'lexicon_entry', lexiconEntryPage()),
    // Analytics counts the pages above and leaves out any other page of plain content.
    storyRoute('*', 'page', bodyPage({ untracked: true })),
  ]
  const needsSession = ({ path = '' }: RouteObject) => isMembersOnly(parseSlug(path))
  return [
    ...routes.filter((route) => !needsSession(route)),
    { loader: signedIn, children: routes.filter(needsSession) },
  ]
}

/**
 * Handler of a failed import: browsers remember the failure as long as the document lives, and a newer release may have
 * replaced the file. Where the server answers, the page is opened as a new document.
 */
const importFailed = (url: URL) => async (error: unknown) => {
  if (!import.meta.env.SSR && (await fetch(url, { method: 'HEAD' })).status < 500) location.assign(url)
  throw error
}

/** A change of the search parameters alone does not run the loader: lists fetch their search results themselves. */
const isNotASearchChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)

const bodyPage = (handle = {}) =>
  page('src/app/content/body-page.tsx', () => import('./body-page.tsx'), 'BodyPage', { contentOnly: true, ...handle })

const articlePage = () =>
  page('src/app/content/article-page.tsx', () => import('./article-page.tsx'), 'ArticlePage', { contentOnly: true })

const recipePage = () => page('src/app/content/recipe-page.tsx', () => import('./recipe-page.tsx'), 'RecipePage')

const lexiconPage = () =>
  page('src/app/content/lexicon-index-page.tsx', () => import('./lexicon-index-page.tsx'), 'LexiconIndexPage')

const lexiconEntryPage = () =>
  page('src/app/content/lexicon-entry-page.tsx', () => import('./lexicon-entry-page.tsx'), 'LexiconEntryPage')
