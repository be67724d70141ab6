import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { notebookAndPear } from '../../ui/illustration/scenes.ts'
import { texts } from './texts.ts'

interface EmptyBlogProps {
  /** Clears the search; undefined when there is none. */
  readonly onShowAll: (() => void) | undefined
}

/** Empty state: no articles, or no search results. */
export const EmptyBlog = ({ onShowAll }: EmptyBlogProps) => (
  <EmptyState
    picture={<LazyIllustration loader={notebookAndPear} className="aspect-[4/3]" />}
    title={onShowAll ? texts.nothingTitle : texts.emptyTitle}
    text={onShowAll ? texts.nothingText : texts.emptyText}
    action={
      onShowAll ? (
        <Button variant="secondary" onClick={onShowAll}>
          {texts.showAll}
        </Button>
      ) : undefined
    }
  />
)
