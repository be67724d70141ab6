import type { Story, StoryOf } from '@kostbar/contracts/content'

type Article = StoryOf<'blog_article'>

/** The articles among some stories that are read here: the others live elsewhere. */
export const articlesIn = (stories: readonly Story[]): Article[] =>
  stories.filter((story): story is Article => story.content.component === 'blog_article' && !story.content.proxyLink)
