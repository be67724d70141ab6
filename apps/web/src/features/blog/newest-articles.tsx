import { useQuery } from '@tanstack/react-query'
import type { BlockProps } from '../../lib/content/block.ts'
import { storiesQuery } from '../../lib/content/queries.ts'
import { newestPosts } from '../../lib/content/story-filters.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ArticleCard } from './article-card.tsx'
import { articlesIn } from './articles.ts'
import { texts } from './texts.ts'

/** One row of the newest articles, and a link to the blog. */
export function NewestArticles({ block: { title, text, category } }: BlockProps<'blog_list'>) {
  const { data } = useQuery(storiesQuery(newestPosts(category)))
  const articles = articlesIn(data?.stories ?? []).slice(0, 3)
  if (articles.length === 0) return null
  return (
    <section className="column py-10 md:py-14">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-4 md:mb-10">
        <div className="min-w-0 flex-1 basis-80">
          {title ? <h2>{title}</h2> : null}
          {text ? <p className="mt-4 max-w-[52ch] text-lg text-ink-soft">{text}</p> : null}
        </div>
        <ButtonLink to={paths.blog} variant="secondary">
          {texts.all}
        </ButtonLink>
      </header>
      <ul
        className={classNames(
          'grid gap-x-8 gap-y-8 sm:grid-cols-2 sm:gap-y-12',
          articles.length > 2 && 'md:grid-cols-3',
        )}
      >
        {articles.map((article) => (
          <li key={article.uuid}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  )
}
