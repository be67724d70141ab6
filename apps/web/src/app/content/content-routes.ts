import type { Story } from '@kostbar/contracts/content'
import type { StoryComponent } from '@kostbar/contracts/content-model'
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { isMembersOnly } from '../../lib/content/members-only.ts'
import { contentQuery } from '../../lib/content/queries.ts'
import { parseSlug } from '../../lib/content/slug.ts'
import type { ContentSource } from '../../lib/content/source.ts'
import { storyHead } from '../../lib/content/story-head.ts'
import { paths } from '../../lib/paths.ts'
import { page, type RoutePageData } from '../page-info.ts'
import { prefetchLists } from './prefetch-lists.ts'

interface ContentRoutesOptions {
  readonly queries: QueryClient
  readonly content: ContentSource
  /** Guard of members-only stories: a redirect for signed-out visitors, null to pass. */
  readonly signedIn: (args: LoaderFunctionArgs) => Promise<Response | null>
}

const notFound: RoutePageData = { head: { title: 'Seite nicht gefunden' }, status: 404 }
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
      const story = await queries.fetchQuery(contentQuery(parseSlug(url.pathname), content))
      if (story?.content.component !== component || isPublishedElsewhere(story)) return notFound
      await prefetchLists(story, url.searchParams, queries, content)
      return { head: storyHead(story), status: 200 }
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
    // Analytics excludes plain content pages (route `CmsPage` of the specification).
    storyRoute('*', 'page', bodyPage({ untracked: true })),
  ]
  const needsSession = ({ path = '' }: RouteObject) => isMembersOnly(parseSlug(path))
  return [
    ...routes.filter((route) => !needsSession(route)),
    { loader: signedIn, children: routes.filter(needsSession) },
  ]
}

/** Articles published on another site (`proxyLink`) have no page here. */
const isPublishedElsewhere = ({ content }: Story) =>
  content.component === 'blog_article' && content.proxyLink !== undefined

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
