import type { StoryOf } from '@kostbar/contracts/content'
import type { ReactNode } from 'react'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import { ArticleHead } from './article-head.tsx'
import { LatestArticles } from './latest-articles.tsx'

interface ArticleProps {
  readonly story: StoryOf<'blog_article'>
  readonly children: ReactNode
}

/** Blog article: head, picture, blocks, and the latest other articles. */
export function Article({ story, children }: ArticleProps) {
  const { image } = story.content
  return (
    <>
      <article className="column overflow-x-clip">
        <ArticleHead story={story} />
        {image ? (
          <AssetImage
            asset={image}
            priority
            sizes="(min-width: 1100px) 64rem, 100vw"
            className="mx-auto mt-8 mb-8 aspect-[16/9] w-full max-w-5xl rounded-xl object-cover md:mt-12 md:mb-12"
          />
        ) : null}
        {children}
      </article>
      <LatestArticles slug={story.full_slug} />
    </>
  )
}
