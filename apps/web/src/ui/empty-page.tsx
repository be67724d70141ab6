import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { texts } from './texts.ts'

/** Empty state past the last page of a list that has become shorter, with a way back. */
export const EmptyPage = ({ onFirstPage }: { readonly onFirstPage: () => void }) => (
  <EmptyState
    title={texts.emptyPageTitle}
    text={texts.emptyPageText}
    action={
      <Button variant="secondary" onClick={onFirstPage}>
        {texts.toFirstPage}
      </Button>
    }
  />
)
