/**
 * Folders whose stories can be listed, with their component, the field that a search matches, the order of the list,
 * and whether a search also matches the stories' bodies.
 */
export const storyFolders = {
  'blog/': { component: 'blog_article', searchField: 'title', order: 'newest', fullText: true },
  'kostproben/': { component: 'page', searchField: 'title', order: 'newest', fullText: false },
  'rezepte/': { component: 'recipe', searchField: 'name', order: 'name', fullText: false },
  'lexikon/': { component: 'lexicon_entry', searchField: 'name', order: 'name', fullText: false },
} as const

export type StoryFolder = keyof typeof storyFolders
