import { useQuery } from '@tanstack/react-query'
import { storiesQuery } from '../../lib/content/queries.ts'
import { latestPosts } from '../../lib/content/story-filters.ts'
import { ArticleCard } from './article-card.tsx'
import { articlesIn } from './articles.ts'
import { texts } from './texts.ts'

/** Latest articles except the one with this slug. */
export function LatestArticles({ slug }: { slug: string }) {
  const { data } = useQuery(storiesQuery(latestPosts(slug)))
  const articles = articlesIn(data?.stories ?? [])
  if (articles.length === 0) return null
  return (
    <aside className="mt-20 bg-sage py-14 md:py-20 print:hidden">
      <div className="column">
        <h2>{texts.latest}</h2>
        <ul className="mt-10 grid gap-x-8 gap-y-8 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <li key={article.uuid}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
