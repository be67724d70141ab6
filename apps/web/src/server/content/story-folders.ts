/** Folders whose stories can be listed: the component they hold, the field a search matches, the sort order. */
export const storyFolders = {
  'blog/': { content_type: 'blog_article', searchField: 'title', sort_by: 'first_published_at:desc' },
  'kostproben/': { content_type: 'page', searchField: 'title', sort_by: 'first_published_at:desc' },
  'rezepte/': { content_type: 'recipe', searchField: 'name', sort_by: 'name:asc' },
  'lexikon/': { content_type: 'lexicon_entry', searchField: 'name', sort_by: 'name:asc' },
} as const

export type StoryFolder = keyof typeof storyFolders
