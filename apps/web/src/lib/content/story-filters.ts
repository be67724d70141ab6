import type { StoryFilter } from '@kostbar/contracts/content'

interface Searched {
  readonly search?: string | undefined
  readonly category?: string | undefined
}

/** In the blog's address: how many pages of its list are shown. */
export const pagesName = 'seiten'

/** The blog, newest first, in pages that fill whole rows: a large one and three times three. The same words on the server and in the browser. */
export const blogPosts = ({ search, category }: Searched = {}): Omit<StoryFilter, 'page'> => ({
  startsWith: 'blog/',
  search: search || undefined,
  category: category || undefined,
  perPage: 10,
})

/** The newest articles, for a row of three: some of them may live elsewhere. */
export const newestPosts = (category: string | undefined): StoryFilter => ({
  startsWith: 'blog/',
  category: category || undefined,
  perPage: 6,
})

/** 'Die letzten Artikel' under an article: six, without the article itself. */
export const latestPosts = (slug: string): StoryFilter => ({ startsWith: 'blog/', excluding: slug, perPage: 6 })

/** The lexicon's entries, for members. */
export const lexiconEntries = (): StoryFilter => ({ startsWith: 'lexikon/', perPage: 100 })
