import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { BlockProps } from '../../lib/content/block.ts'
import { storyPagesQuery } from '../../lib/content/queries.ts'
import { blogPosts, pagesParam, searchParam } from '../../lib/content/story-filters.ts'
import { paths } from '../../lib/paths.ts'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { ArticleGrid } from './article-grid.tsx'
import { articlesIn } from './articles.ts'
import { BlogSkeleton } from './blog-skeleton.tsx'
import { EmptyBlog } from './empty-blog.tsx'
import { NewestArticles } from './newest-articles.tsx'
import { texts } from './texts.ts'
import { useBlogSearch } from './use-blog-search.ts'

/** On the blog's page all articles, elsewhere one row of the newest ones. */
export function BlogList(props: BlockProps<'blog_list'>) {
  const { pathname } = useLocation()
  return pathname.replace(/\/$/, '') === paths.blog ? <WholeBlog {...props} /> : <NewestArticles {...props} />
}

/** All articles, newest first, with search and pagination. */
function WholeBlog({ block: { title, text, category }, first }: BlockProps<'blog_list'>) {
  const { search, searchFor } = useBlogSearch()
  const articlesQuery = useInfiniteQuery(storyPagesQuery(blogPosts({ search, category })))
  const articles = articlesQuery.data?.pages.flatMap(({ stories }) => articlesIn(stories))
  const total = articlesQuery.data?.pages[0]?.total ?? 0
  const Heading = first ? 'h1' : 'h2'
  return (
    <section className="column pt-8 pb-12 md:pt-12">
      <header className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[1fr_auto]">
        <div>
          {title ? <Heading className={first ? 'text-5xl' : undefined}>{title}</Heading> : null}
          {text ? <p className="mt-4 max-w-[52ch] text-lg text-ink-soft">{text}</p> : null}
        </div>
        {/* Submitted without JavaScript only; with it, typing searches. */}
        <form action={paths.blog} onSubmit={(event) => event.preventDefault()} className="w-full sm:max-w-md lg:w-80">
          <DebouncedSearchField label={texts.search} name={searchParam} value={search} onSearch={searchFor} />
        </form>
      </header>
      <p role="status" className="mt-3 mb-5 min-h-6 text-sm text-ink-soft">
        {articlesQuery.isFetching && !articlesQuery.isFetchingNextPage
          ? texts.searching
          : search
            ? texts.found(total)
            : ''}
      </p>
      <QueryView query={{ ...articlesQuery, data: articles }} errorTitle={texts.loadFailed} skeleton={<BlogSkeleton />}>
        {(shown) =>
          shown.length > 0 ? (
            <ArticleGrid
              articles={shown}
              total={total}
              feature={!search}
              more={articlesQuery.hasNextPage ? () => void articlesQuery.fetchNextPage() : undefined}
              morePath={blogPath(search, (articlesQuery.data?.pages.length ?? 0) + 1)}
              loadingMore={articlesQuery.isFetchingNextPage}
              moreFailed={articlesQuery.isFetchNextPageError}
            />
          ) : (
            <EmptyBlog onShowAll={search ? () => searchFor('') : undefined} />
          )
        }
      </QueryView>
    </section>
  )
}

/** URL of the blog with this many list pages, for use without JavaScript. */
const blogPath = (search: string, pages: number) =>
  `${paths.blog}?${new URLSearchParams({ ...(search ? { [searchParam]: search } : {}), [pagesParam]: String(pages) })}`
