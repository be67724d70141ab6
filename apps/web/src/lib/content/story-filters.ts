import type { StoryFilter } from '@kostbar/contracts/content'

interface BlogSearch {
  readonly search?: string | undefined
  readonly category?: string | undefined
}

/** Characters of a search; the rest is cut off. */
export const maxSearchLength = 200

/** Search parameter: what the blog is searched for. */
export const searchParam = 'suche'

/** Search parameter: number of list pages shown. */
export const pagesParam = 'seiten'

/** The blog, newest first. A page of 10 fills whole rows: one large card and three rows of three. */
export const blogPosts = ({ search, category }: BlogSearch = {}): Omit<StoryFilter, 'page'> => ({
  startsWith: 'blog/',
  search: search?.slice(0, maxSearchLength) || undefined,
  category: category || undefined,
  perPage: 10,
})

/** For a row of three: fetches six, because some may be published elsewhere. */
export const newestPosts = (category: string | undefined): StoryFilter => ({
  startsWith: 'blog/',
  category: category || undefined,
  perPage: 6,
})

/** 'Die letzten Artikel' under an article: six, without the article. */
export const latestPosts = (slug: string): StoryFilter => ({ startsWith: 'blog/', excluding: slug, perPage: 6 })

/** Lexicon entries (members only). */
export const lexiconEntries = (): StoryFilter => ({ startsWith: 'lexikon/', perPage: 100 })
