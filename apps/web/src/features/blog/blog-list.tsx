import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import type { BlockProps } from '../../lib/content/block.ts'
import { storyPagesQuery } from '../../lib/content/queries.ts'
import { blogPosts, pagesParam, searchParam, topicParam } from '../../lib/content/story-filters.ts'
import { paths } from '../../lib/paths.ts'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { ArticleGrid } from './article-grid.tsx'
import { articlesIn } from './articles.ts'
import { BlogSkeleton } from './blog-skeleton.tsx'
import { EmptyBlog } from './empty-blog.tsx'
import { NewestArticles } from './newest-articles.tsx'
import { texts } from './texts.ts'
import { TopicChips } from './topic-chips.tsx'
import { useBlogSearch } from './use-blog-search.ts'

/** Block with all articles on the blog page, and one row of the newest elsewhere. */
export function BlogList(props: BlockProps<'blog_list'>) {
  const { pathname } = useLocation()
  return pathname.replace(/\/$/, '') === paths.blog ? <WholeBlog {...props} /> : <NewestArticles {...props} />
}

/** All articles, newest first, with search, topics and pagination. */
function WholeBlog({ block: { title, text, category }, first }: BlockProps<'blog_list'>) {
  const { search, searchFor, topic, chooseTopic, showAll, keepPages } = useBlogSearch()
  const articlesQuery = useInfiniteQuery(storyPagesQuery(blogPosts({ search, category: topic || category })))
  const articles = articlesQuery.data?.pages.flatMap(({ stories }) => articlesIn(stories))
  const total = articlesQuery.data?.pages[0]?.total ?? 0
  const Heading = first ? 'h1' : 'h2'
  const pages = articlesQuery.isPlaceholderData ? 1 : (articlesQuery.data?.pages.length ?? 1)
  useKeptPages(pages, keepPages)
  return (
    <section className="column pt-8 pb-12 md:pt-12">
      <header className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[1fr_auto]">
        <div>
          {title ? <Heading className={first ? 'text-5xl' : undefined}>{title}</Heading> : null}
          {text ? <p className="mt-4 max-w-[52ch] text-lg text-ink-soft">{text}</p> : null}
        </div>
        {/* The form is submitted only without JavaScript; with it, typing searches. */}
        <form action={paths.blog} onSubmit={(event) => event.preventDefault()} className="w-full sm:max-w-md lg:w-80">
          <DebouncedSearchField label={texts.search} name={searchParam} value={search} onSearch={searchFor} />
        </form>
      </header>
      {category ? null : (
        <TopicChips topics={articlesQuery.data?.pages[0]?.categories ?? []} selected={topic} onSelect={chooseTopic} />
      )}
      <p role="status" className="mt-3 mb-5 min-h-6 text-sm text-ink-soft">
        {articlesQuery.isFetching && !articlesQuery.isFetchingNextPage
          ? texts.searching
          : search || topic
            ? texts.found(total)
            : ''}
      </p>
      <QueryView query={{ ...articlesQuery, data: articles }} errorTitle={texts.loadFailed} skeleton={<BlogSkeleton />}>
        {(shown) =>
          shown.length > 0 ? (
            <ArticleGrid
              articles={shown}
              total={total}
              feature={!search && !topic}
              more={articlesQuery.hasNextPage ? () => void articlesQuery.fetchNextPage() : undefined}
              morePath={blogPath({ search, topic }, pages + 1)}
              loadingMore={articlesQuery.isFetchingNextPage}
              moreFailed={articlesQuery.isFetchNextPageError}
            />
          ) : (
            <EmptyBlog onShowAll={search || topic ? showAll : undefined} />
          )
        }
      </QueryView>
    </section>
  )
}

/**
 * Keeps the number of list pages in the URL once there are more than one. Not while the user is on the way to another
 * page, which a navigation here would cancel.
 */
function useKeptPages(pages: number, keepPages: (pages: number) => void) {
  const isIdle = useNavigation().state === 'idle'
  const keep = useEffectEvent(keepPages)
  useEffect(() => {
    if (pages > 1 && isIdle) keep(pages)
  }, [pages, isIdle])
}

/** URL of the blog that shows the first `pages` list pages, for use without JavaScript. */
const blogPath = ({ search, topic }: { search: string; topic: string }, pages: number) =>
  `${paths.blog}?${new URLSearchParams({
    ...(search ? { [searchParam]: search } : {}),
    ...(topic ? { [topicParam]: topic } : {}),
    [pagesParam]: String(pages),
  })}`
