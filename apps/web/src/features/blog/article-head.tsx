import type { StoryOf } from '@kostbar/contracts/content'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import { topicPath } from '../../lib/content/story-filters.ts'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Byline } from './byline.tsx'
import { texts } from './texts.ts'

/** Head of an article: breadcrumb, title, description, author and date. */
export function ArticleHead({ story }: { story: StoryOf<'blog_article'> }) {
  const { title, description, category, author, readTime } = story.content
  return (
    <header className="article-column pt-6 md:pt-10">
      <nav aria-label={texts.breadcrumb} className="print:hidden">
        <ol className="flex min-h-11 flex-wrap items-center gap-2 text-sm">
          <li>
            <Link to={paths.blog}>{texts.blog}</Link>
          </li>
          {category ? (
            <li className="flex items-center gap-2 text-ink-soft">
              <ChevronRight className="size-4" aria-hidden="true" />
              <Link to={topicPath(category)}>{category}</Link>
            </li>
          ) : null}
        </ol>
      </nav>
      <h1 className="mt-4 text-4xl hyphens-auto md:text-5xl lg:-mr-48">{title}</h1>
      <p className="mt-5 text-xl leading-normal text-ink-soft">{description}</p>
      <div className="mt-7 flex items-center gap-3">
        {author?.content.image ? (
          <AssetImage
            asset={author.content.image}
            decorative
            sizes="48px"
            className="size-12 rounded-full object-cover"
          />
        ) : author ? (
          <Avatar name={author.content.name} />
        ) : null}
        <div>
          {author ? (
            <p className="font-semibold">
              <span className="sr-only">{texts.by} </span>
              {author.content.name}
            </p>
          ) : null}
          <Byline published={story.first_published_at} readTime={readTime} />
        </div>
      </div>
    </header>
  )
}
