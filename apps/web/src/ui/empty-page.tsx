import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { LazyIllustration } from './illustration/lazy-illustration.tsx'
import { emptyPlate } from './illustration/scenes.ts'
import { listTexts } from './list-texts.ts'

/** Empty state past the last page of a list that has become shorter, with a way back. */
export const EmptyPage = ({ onFirstPage }: { readonly onFirstPage: () => void }) => (
  <EmptyState
    picture={<LazyIllustration loader={emptyPlate} className="aspect-[4/3]" />}
    title={listTexts.emptyPageTitle}
    text={listTexts.emptyPageText}
    action={
      <Button variant="secondary" onClick={onFirstPage}>
        {listTexts.toFirstPage}
      </Button>
    }
  />
)
