import type { Story } from '@kostbar/contracts/content'
import type { StoryComponent } from '@kostbar/contracts/content-model'
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { contentQuery } from '../../lib/content/queries.ts'
import { slugOf } from '../../lib/content/slug.ts'
import type { ContentSource } from '../../lib/content/source.ts'
import { storyHead } from '../../lib/content/story-head.ts'
import { paths } from '../../lib/paths.ts'
import { type PageData, page } from '../page.ts'
import { prefetchLists } from './prefetch-lists.ts'

interface ContentRoutesOptions {
  readonly queries: QueryClient
  readonly content: ContentSource
  /** The loader of pages for people with an account. */
  readonly signedIn: (args: LoaderFunctionArgs) => Promise<Response | null>
}

const missing: PageData = { head: { title: 'Seite nicht gefunden' }, status: 404 }
const unavailable: PageData = { head: { title: 'Gerade nicht erreichbar' }, status: 503 }

/** Every page whose content comes from the content service; the last of them is any path that nobody else has. */
export function contentRoutes({ queries, content, signedIn }: ContentRoutesOptions): RouteObject[] {
  /** A route for a story of one component. */
  const story = (
    path: string,
    component: StoryComponent,
    about: Pick<RouteObject, 'handle' | 'lazy'>,
  ): RouteObject => ({
    path,
    loader: ({ request }) => loadStory(new URL(request.url), component),
    shouldRevalidate: isMoreThanASearch,
    ...about,
  })

  async function loadStory(url: URL, component: StoryComponent): Promise<PageData> {
    try {
      const found = await queries.fetchQuery(contentQuery(slugOf(url.pathname), content))
      if (found?.content.component !== component || isElsewhere(found)) return missing
      await prefetchLists(found, url.searchParams, queries, content)
      return { head: storyHead(found), status: 200 }
    } catch {
      // Whoever has asked the content service has said so in the log; people can try again.
      return unavailable
    }
  }

  return [
    ...[paths.home, '/home'].map((path) => story(path, 'page', body())),
    story(paths.blog, 'page', body()),
    story(`${paths.blog}/*`, 'blog_article', article()),
    ...[paths.sale, paths.privacy, paths.terms, paths.imprint, paths.accessibility].map((path) =>
      story(path, 'page', body()),
    ),
    {
      loader: signedIn,
      children: [
        story('/rezepte/*', 'recipe', recipe()),
        story(paths.lexicon, 'page', lexicon()),
        story(`${paths.lexicon}/*`, 'lexicon_entry', lexiconEntry()),
      ],
    },
    story('*', 'page', cmsPage()),
  ]
}

/** An article that was published on another site is not one of ours. */
const isElsewhere = ({ content }: Story) => content.component === 'blog_article' && content.proxyLink !== undefined

/** A list that is searched on its page asks for what it shows by itself, without the wait of a change of page. */
const isMoreThanASearch: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)

const body = (about = {}) =>
  page('src/app/content/body-page.tsx', () => import('./body-page.tsx'), 'BodyPage', { fromContent: true, ...about })

/** The page of any other path: its views are not counted (the route CmsPage of the specification). */
const cmsPage = () => body({ uncounted: true })

const article = () =>
  page('src/app/content/article-page.tsx', () => import('./article-page.tsx'), 'ArticlePage', { fromContent: true })

const recipe = () => page('src/app/content/recipe-page.tsx', () => import('./recipe-page.tsx'), 'RecipePage')

const lexicon = () =>
  page('src/app/content/lexicon-index-page.tsx', () => import('./lexicon-index-page.tsx'), 'LexiconIndexPage')

const lexiconEntry = () =>
  page('src/app/content/lexicon-entry-page.tsx', () => import('./lexicon-entry-page.tsx'), 'LexiconEntryPage')
