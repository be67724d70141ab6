import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotebookAndPear } from '../../ui/pictures/scenes/notebook-and-pear.tsx'
import { texts } from './texts.ts'

/** No account matches the search. */
export const NobodyFound = ({ search, onClear }: { search: string; onClear: () => void }) => (
  <EmptyState
    picture={<NotebookAndPear />}
    title={search ? texts.nothingTitle : texts.emptyTitle}
    text={search ? texts.nothingText(search) : undefined}
    action={search ? <Button onClick={onClear}>{texts.clearSearch}</Button> : undefined}
  />
)
