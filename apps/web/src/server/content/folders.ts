/** The folders whose stories are listed: what they hold, what a search looks in, how they are sorted. */
export const folders = {
  'blog/': { content_type: 'blog_article', searched: 'title', sort_by: 'first_published_at:desc', membersOnly: false },
  'kostproben/': { content_type: 'page', searched: 'title', sort_by: 'first_published_at:desc', membersOnly: false },
  'rezepte/': { content_type: 'recipe', searched: 'name', sort_by: 'name:asc', membersOnly: true },
  'lexikon/': { content_type: 'lexicon_entry', searched: 'name', sort_by: 'name:asc', membersOnly: true },
} as const

export type Folder = keyof typeof folders

/** Whether a story is for people with an account only. */
export const isForMembers = (slug: string): boolean => /^(rezepte|lexikon)(\/|$)/.test(slug)
