import type { Document } from '@kostbar/contracts/documents/schemas'
import { Button } from '../../ui/button.tsx'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate, letter } from '../../ui/illustration/scenes.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { DocumentsTable } from './documents-table.tsx'
import { filterAndSort } from './filter-and-sort.ts'
import { texts } from './texts.ts'
import type { OpenDocument } from './use-documents.ts'
import { useDocumentsSearchParams } from './use-documents-search-params.ts'

const perPage = 25

interface DocumentsListProps {
  readonly documents: readonly Document[]
  /** Says, while there are none, where they will come from. */
  readonly emptyText: string
  readonly onOpen: OpenDocument
  readonly onRemove?: (document: Document) => void
}

/** Documents to search, sort, page through and download. */
export function DocumentsList({ documents, emptyText, onOpen, onRemove }: DocumentsListProps) {
  const { view, search, sort, turnTo } = useDocumentsSearchParams()
  if (documents.length === 0)
    return (
      <EmptyState
        picture={<LazyIllustration loader={letter} className="aspect-[4/3]" />}
        title={texts.emptyTitle}
        text={emptyText}
      />
    )
  const found = filterAndSort(documents, view.search, view.sort)
  // A page that has emptied meanwhile, or was made up in the address, is the last one.
  const page = Math.min(view.page, Math.max(1, Math.ceil(found.length / perPage)))
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <DebouncedSearchField
          label={texts.search}
          value={view.search}
          onSearch={search}
          className="w-full sm:max-w-md"
        />
        <p className="text-sm text-ink-soft" aria-live="polite">
          {texts.found(found.length)}
        </p>
      </div>
      {found.length > 0 ? (
        <>
          <DocumentsTable
            documents={found.slice((page - 1) * perPage, page * perPage)}
            sort={view.sort}
            onSort={sort}
            onOpen={onOpen}
            onRemove={onRemove}
          />
          <div className="mt-6">
            <Pagination page={page} perPage={perPage} total={found.length} onPage={turnTo} />
          </div>
        </>
      ) : (
        <EmptyState
          picture={<LazyIllustration loader={emptyPlate} className="aspect-[4/3]" />}
          title={texts.nothingTitle}
          text={texts.nothingText(view.search)}
          action={<Button onClick={() => search('')}>{texts.clearSearch}</Button>}
        />
      )}
    </>
  )
}
