import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate } from '../../ui/illustration/scenes.ts'
import { texts } from './texts.ts'

interface NoUsersProps {
  readonly search: string
  /** Whether the list is filtered by role or lock, or shows a later page. */
  readonly isFiltered: boolean
  readonly onClear: () => void
}

/** Empty state: no account matches search and filters. */
export function NoUsers({ search, isFiltered, onClear }: NoUsersProps) {
  const isNarrowed = search !== '' || isFiltered
  return (
    <EmptyState
      picture={<LazyIllustration loader={emptyPlate} className="aspect-[4/3]" />}
      title={isNarrowed ? texts.nothingTitle : texts.emptyTitle}
      text={search && !isFiltered ? texts.nothingText(search) : isFiltered ? texts.nothingFiltered : undefined}
      action={
        isNarrowed ? (
          <Button onClick={onClear}>{isFiltered ? texts.clearFilters : texts.clearSearch}</Button>
        ) : undefined
      }
    />
  )
}
