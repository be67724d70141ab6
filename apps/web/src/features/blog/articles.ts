import type { Story, StoryOf } from '@kostbar/contracts/content'

type Article = StoryOf<'blog_article'>

/** Articles among stories, without those published elsewhere (with a `proxyLink`). */
export const articlesIn = (stories: readonly Story[]): Article[] =>
  stories.filter((story): story is Article => story.content.component === 'blog_article' && !story.content.proxyLink)
