import type { StoryOf } from '@kostbar/contracts/content'
import { Link } from 'react-router-dom'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import { storyPath } from '../../lib/content/slug.ts'
import { topicPath } from '../../lib/content/story-filters.ts'
import { classNames } from '../../ui/class-names.ts'
import { Byline } from './byline.tsx'

interface ArticleCardProps {
  readonly article: StoryOf<'blog_article'>
  /** Full-width card of the first view; the other cards are rows on small screens. */
  readonly large?: boolean
  /** Heading level. */
  readonly level?: 2 | 3
}

/** Teaser of an article; the whole card is a link. */
export function ArticleCard({ article, large = false, level = 3 }: ArticleCardProps) {
  const { title, description, image, category, readTime } = article.content
  const Heading = level === 2 ? 'h2' : 'h3'
  const shape = large ? 'aspect-[4/3]' : 'aspect-square sm:aspect-[4/3]'
  return (
    <article
      className={classNames(
        'group relative',
        large
          ? 'grid gap-4 md:grid-cols-2 md:items-center md:gap-10'
          : 'grid h-full grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-4 sm:grid-cols-1',
      )}
    >
      <div className="self-start overflow-hidden rounded-xl">
        {image ? (
          <AssetImage
            asset={image}
            decorative
            priority={large}
            sizes={
              large ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 7rem'
            }
            className={classNames(
              'w-full object-cover transition-[scale] duration-(--slow) group-hover:scale-[1.02]',
              shape,
            )}
          />
        ) : (
          <div className={classNames('bg-sage', shape)} />
        )}
      </div>
      <div>
        {category ? (
          <p className="text-sm font-semibold">
            <Link
              to={topicPath(category)}
              className="relative z-1 -my-2 inline-block py-2 text-apricot-ink no-underline hover:underline"
            >
              {category}
            </Link>
          </p>
        ) : null}
        <Heading className={classNames('mt-1 hyphens-auto', large ? 'text-3xl' : 'text-xl')}>
          <Link
            to={storyPath(article.full_slug)}
            className="text-ink no-underline decoration-apricot decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </Link>
        </Heading>
        <p className={classNames('mt-2 text-ink-soft', large ? 'text-lg' : 'line-clamp-3 max-sm:hidden')}>
          {description}
        </p>
        <Byline published={article.first_published_at} readTime={readTime} className="mt-3" />
      </div>
    </article>
  )
}
