import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate, setTable } from '../../ui/illustration/scenes.ts'
import { texts } from './texts.ts'

interface NoRecipesProps {
  /** Resets the filters; undefined without filters. */
  readonly onShowAll: (() => void) | undefined
}

/** Empty state: no recipes yet, or none that match the filters. */
export const NoRecipes = ({ onShowAll }: NoRecipesProps) =>
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
