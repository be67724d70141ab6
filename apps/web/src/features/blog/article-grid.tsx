import type { StoryOf } from '@kostbar/contracts/content'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ArticleCard } from './article-card.tsx'
import { texts } from './texts.ts'

interface ArticleGridProps {
  readonly articles: readonly StoryOf<'blog_article'>[]
  /** Number of articles on all pages. */
  readonly total: number
  /** Shows the first card large. */
  readonly feature: boolean
  /** Loads more; undefined when all are loaded. */
  readonly more: (() => void) | undefined
  /** Link that loads more articles without JavaScript. */
  readonly morePath: string
  readonly loadingMore: boolean
  readonly moreFailed: boolean
}

/** Grid of article cards with a button to load more. */
export function ArticleGrid({ articles, total, feature, more, morePath, loadingMore, moreFailed }: ArticleGridProps) {
  return (
    <>
      <ul className="grid gap-x-8 gap-y-8 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article, index) => {
          const large = feature && index === 0
          return (
            <li key={article.uuid} className={classNames(large && 'sm:col-span-2 lg:col-span-3')}>
              <ArticleCard article={article} large={large} level={2} />
            </li>
          )
        })}
      </ul>
      {more ? (
        <div className="mt-14 flex flex-col items-center gap-3">
          <p role="status" className="text-sm text-ink-soft">
            {moreFailed ? texts.moreFailed : texts.shown(articles.length, total)}
          </p>
          <Button variant="secondary" size="lg" pending={loadingMore} onClick={more} className="noscript:hidden">
            {texts.more}
          </Button>
          <div className="hidden noscript:block">
            <ButtonLink to={morePath} variant="secondary" size="lg">
              {texts.more}
            </ButtonLink>
          </div>
        </div>
      ) : null}
    </>
  )
}
