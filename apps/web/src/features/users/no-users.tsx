import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate } from '../../ui/illustration/scenes.ts'
import { texts } from './texts.ts'

/** Empty state: no account matches the search. */
export const NoUsers = ({ search, onClear }: { search: string; onClear: () => void }) => (
  <EmptyState
    picture={<LazyIllustration loader={emptyPlate} className="aspect-[4/3]" />}
    title={search ? texts.nothingTitle : texts.emptyTitle}
    text={search ? texts.nothingText(search) : undefined}
    action={search ? <Button onClick={onClear}>{texts.clearSearch}</Button> : undefined}
  />
)
