import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate, setTable } from '../../ui/illustration/scenes.ts'
import { texts } from './texts.ts'

interface NothingFoundProps {
  /** Shows everything again; undefined when nothing was searched for. */
  readonly onShowAll: (() => void) | undefined
}

/** No recipe at all, or none that matches. */
export const NothingFound = ({ onShowAll }: NothingFoundProps) =>
  onShowAll ? (
    <EmptyState
      picture={<LazyIllustration loader={emptyPlate} className="aspect-[4/3]" />}
      title={texts.nothingTitle}
      text={texts.nothingText}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {texts.showAll}
        </Button>
      }
    />
  ) : (
    <EmptyState
      picture={<LazyIllustration loader={setTable} className="aspect-[4/3]" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
    />
  )
