import type { StoryFilter } from '@kostbar/contracts/content'
import { maxSearchLength } from '../max-search-length.ts'
import { paths } from '../paths.ts'

interface BlogSearch {
  readonly search?: string | undefined
  readonly category?: string | undefined
}

/** Name of the search parameter with the blog's search text. */
export const searchParam = 'suche'

/** Name of the search parameter with the topic that filters the blog. */
export const topicParam = 'thema'

/** Path of the blog filtered by a topic. */
export const topicPath = (topic: string): string => `${paths.blog}?${new URLSearchParams({ [topicParam]: topic })}`

/** Name of the search parameter with the number of list pages shown. */
export const pagesParam = 'seiten'

/**
 * Filter of the blog's articles, newest first. A page of 10 fills whole rows: one large card and three rows of three.
 */
export const blogPosts = ({ search, category }: BlogSearch = {}): Omit<StoryFilter, 'page'> => ({
  startsWith: 'blog/',
  search: search?.slice(0, maxSearchLength) || undefined,
  category: category || undefined,
  perPage: 10,
})

/** Filter of the newest articles for a row of three. Six are fetched, because some may be published elsewhere. */
export const newestPosts = (category: string | undefined): StoryFilter => ({
  startsWith: 'blog/',
  category: category || undefined,
  perPage: 6,
})

/** Filter of the six newest articles for 'Die letzten Artikel', without the article itself. */
export const latestPosts = (slug: string): StoryFilter => ({ startsWith: 'blog/', excluding: slug, perPage: 6 })

/** Filter of all lexicon entries (members only). */
export const lexiconEntries = (): Omit<StoryFilter, 'page'> => ({ startsWith: 'lexikon/', perPage: 100 })
