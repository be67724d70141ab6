import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { scene } from '../../ui/scene.ts'
import { Still } from '../../ui/still.tsx'
import { texts } from './texts.ts'

const notebook = scene(async () => (await import('../../ui/pictures/scenes/notebook-and-pear.tsx')).NotebookAndPear)

interface NothingFoundProps {
  /** Shows everything again; undefined when nothing was searched for. */
  readonly onShowAll: (() => void) | undefined
}

/** No article at all, or none with these words. */
export const NothingFound = ({ onShowAll }: NothingFoundProps) => (
  <EmptyState
    picture={<Still scene={notebook} className="aspect-[4/3]" />}
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
