import { Keyboard } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { ClientOrder, type ClientOrderProps } from './client-order.tsx'
import { texts } from './texts.ts'
import type { ClientFilter } from './use-clients-search-params.ts'

interface ClientListHeadProps extends ClientOrderProps {
  readonly filter: ClientFilter
  /** Number of clients found; undefined while they are loaded. */
  readonly total: number | undefined
  readonly onSearch: (search: string) => void
  readonly onHelp: () => void
}

/** Search and order of the client list, the number of clients found, and a button that explains the shortcuts. */
export const ClientListHead = ({ filter, total, onSearch, onSort, onHelp }: ClientListHeadProps) => (
  <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
    <DebouncedSearchField
      label={texts.search}
      value={filter.filter}
      onSearch={onSearch}
      className="w-full sm:max-w-md md:w-auto md:flex-1"
    />
    <ClientOrder filter={filter} onSort={onSort} />
    <p className="min-h-6 text-sm text-ink-soft sm:ml-auto" aria-live="polite">
      {total === undefined ? '' : texts.resultCount(total)}
    </p>
    <span className="pointer-coarse:hidden max-md:hidden">
      <Button variant="quiet" size="sm" aria-label={texts.shortcuts} title={texts.shortcuts} onClick={onHelp}>
        <Keyboard className="size-5" aria-hidden="true" />
      </Button>
    </span>
  </div>
)
