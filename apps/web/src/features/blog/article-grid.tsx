import type { StoryOf } from '@kostbar/contracts/content'
import { useLayoutEffect, useRef } from 'react'
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

/** Grid of article cards with a button to load more, which moves the focus to the first article that it has added. */
export function ArticleGrid({ articles, total, feature, more, morePath, loadingMore, moreFailed }: ArticleGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const addedFrom = useRef<number | null>(null)
  // Before painting, so that the focus is not lost in between; not when the user has gone on to another field.
  useLayoutEffect(() => {
    const { activeElement, body } = document
    const from = addedFrom.current
    if (from === null || articles.length <= from) return
    addedFrom.current = null
    if (activeElement !== body && activeElement !== button.current) return
    list.current?.children[from]?.querySelector<HTMLElement>('h2 a')?.focus()
  }, [articles.length])
  const loadMore = () => {
    addedFrom.current = articles.length
    more?.()
  }
  return (
    <>
      <ul ref={list} className="grid gap-x-8 gap-y-8 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article, index) => {
          const large = feature && index === 0
          return (
            <li key={article.uuid} className={classNames(large && 'sm:col-span-2 lg:col-span-3')}>
              <ArticleCard article={article} large={large} level={2} />
            </li>
          )
        })}
      </ul>
      <div className={classNames('flex flex-col items-center gap-3', more && 'mt-14')}>
        {/* Stays after the last page, so that screen readers hear that all are there. */}
        <p role="status" className={classNames('text-sm text-ink-soft', !more && 'sr-only')}>
          {moreFailed ? texts.moreFailed : texts.shown(articles.length, total)}
        </p>
        {more ? (
          <>
            <Button
              ref={button}
              variant="secondary"
              size="lg"
              pending={loadingMore}
              onClick={loadMore}
              className="noscript:hidden"
            >
              {texts.more}
            </Button>
            <div className="hidden noscript:block">
              <ButtonLink to={morePath} variant="secondary" size="lg">
                {texts.more}
              </ButtonLink>
            </div>
          </>
        ) : null}
      </div>
    </>
  )
}
