import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { notebookAndPear } from '../../ui/illustration/scenes.ts'
import { texts } from './texts.ts'

interface NothingFoundProps {
  /** Shows everything again; undefined when nothing was searched for. */
  readonly onShowAll: (() => void) | undefined
}

/** No article at all, or none with these words. */
export const NothingFound = ({ onShowAll }: NothingFoundProps) => (
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
