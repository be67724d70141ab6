/** Folders whose stories can be listed: the component they hold, the field a search matches, the order of the list. */
export const storyFolders = {
  'blog/': { component: 'blog_article', searchField: 'title', order: 'newest' },
  'kostproben/': { component: 'page', searchField: 'title', order: 'newest' },
  'rezepte/': { component: 'recipe', searchField: 'name', order: 'name' },
  'lexikon/': { component: 'lexicon_entry', searchField: 'name', order: 'name' },
} as const

export type StoryFolder = keyof typeof storyFolders
