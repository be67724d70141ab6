import { Article } from '../../features/blog/article.tsx'
import { Blocks } from './blocks.tsx'
import { useStory } from './use-story.ts'

/** Page of a blog article. */
export function ArticlePage() {
  const story = useStory('blog_article')
  return story ? (
    <Article story={story}>
      <Blocks blocks={story.content.body} context="article" />
    </Article>
  ) : null
}
