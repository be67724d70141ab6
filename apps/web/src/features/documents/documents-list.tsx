import { Button } from '../../ui/button.tsx'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate, letter } from '../../ui/illustration/scenes.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { DocumentsTable } from './documents-table.tsx'
import { filterAndSort } from './filter-and-sort.ts'
import { texts } from './texts.ts'
import type { ListedDocument, OpenDocument } from './use-documents.ts'
import { type DocumentParamNames, useDocumentsSearchParams } from './use-documents-search-params.ts'

const perPage = 25

interface DocumentsListProps {
  readonly documents: readonly ListedDocument[]
  /** Text of the empty state. */
  readonly emptyText: string
  readonly onOpen: OpenDocument
  readonly onRemove?: (document: ListedDocument) => void
  /** Names of the parameters in the URL; those of the member's own page by default. */
  readonly paramNames?: DocumentParamNames
}

/** List of documents with search, sorting and pagination, all in the browser. */
export function DocumentsList({ documents, emptyText, onOpen, onRemove, paramNames }: DocumentsListProps) {
  const { params, setSearch, setSort, setPage } = useDocumentsSearchParams(paramNames)
  if (documents.length === 0)
    return (
      <EmptyState
        picture={<LazyIllustration loader={letter} className="aspect-[4/3]" />}
        title={texts.emptyTitle}
        text={emptyText}
      />
    )
  const matches = filterAndSort(documents, params.search, params.sort)
  // Page numbers beyond the end show the last page.
  const page = Math.min(params.page, Math.max(1, Math.ceil(matches.length / perPage)))
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <DebouncedSearchField
          label={texts.search}
          value={params.search}
          onSearch={setSearch}
          className="w-full sm:max-w-md"
        />
        <p className="text-sm text-ink-soft" aria-live="polite">
          {texts.resultCount(matches.length)}
        </p>
      </div>
      {matches.length > 0 ? (
        <>
          <DocumentsTable
            documents={matches.slice((page - 1) * perPage, page * perPage)}
            sort={params.sort}
            onSort={setSort}
            onOpen={onOpen}
            onRemove={onRemove}
          />
          <div className="mt-6">
            <Pagination page={page} perPage={perPage} total={matches.length} onPage={setPage} />
          </div>
        </>
      ) : (
        <EmptyState
          picture={<LazyIllustration loader={emptyPlate} className="aspect-[4/3]" />}
          title={texts.nothingTitle}
          text={texts.nothingText(params.search)}
          action={<Button onClick={() => setSearch('')}>{texts.clearSearch}</Button>}
        />
      )}
    </>
  )
}
