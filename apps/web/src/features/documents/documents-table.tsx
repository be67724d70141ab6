import type { Document } from '@kostbar/contracts/documents/schemas'
import { Download, Trash2 } from 'lucide-react'
import { formatMegabytes, formatShortDate } from '../../lib/format.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Table } from '../../ui/table.tsx'
import type { Column, Sort } from '../../ui/table-column.ts'
import type { DocumentSort } from './filter-and-sort.ts'
import { texts } from './texts.ts'
import type { OpenDocument } from './use-documents.ts'

interface DocumentsTableProps {
  readonly documents: readonly Document[]
  readonly sort: DocumentSort
  readonly onSort: (sort: Sort) => void
  readonly onOpen: OpenDocument
  /** Omitted for a read-only table. */
  readonly onRemove?: ((document: Document) => void) | undefined
}

const columns = (onOpen: OpenDocument): readonly Column<Document>[] => [
  {
    id: 'name',
    label: texts.name,
    sortable: true,
    isRowHeader: true,
    render: (document) => <Name document={document} onOpen={onOpen} />,
  },
  {
    id: 'uploadDate',
    label: texts.uploadDate,
    sortable: true,
    oneLine: true,
    render: ({ uploadDate }) => <time dateTime={uploadDate}>{formatShortDate(uploadDate)}</time>,
  },
  {
    id: 'filesize',
    label: texts.size,
    sortable: true,
    oneLine: true,
    render: ({ filesize }) => formatMegabytes(filesize),
  },
]

/** Download link in a new tab, so that a failed download does not replace the page. */
const Name = ({ document, onOpen }: { document: Document; onOpen: OpenDocument }) => (
  <a
    href={document.url}
    onClick={(click) => onOpen(document, click)}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={texts.download(document.filename)}
    className="inline-flex min-h-11 items-center gap-3 font-semibold text-leaf underline decoration-transparent underline-offset-4 hover:decoration-current"
  >
    <Download className="size-5 shrink-0" aria-hidden="true" />
    <span className="wrap-anywhere">{document.name}</span>
  </a>
)

/** One document per row; its name is the download link. */
export function DocumentsTable({ documents, sort, onSort, onOpen, onRemove }: DocumentsTableProps) {
  const removeColumn: Column<Document>[] = onRemove
    ? [
        {
          id: 'remove',
          label: texts.actions,
          hideLabel: true,
          align: 'end',
          render: (document) => (
            <button
              type="button"
              aria-label={texts.remove(document.name)}
              onClick={() => onRemove(document)}
              className={buttonClass({ variant: 'quiet', size: 'sm' }, 'min-w-11')}
            >
              <Trash2 className="size-5" aria-hidden="true" />
            </button>
          ),
        },
      ]
    : []
  return (
    <Table
      caption={texts.title}
      columns={[...columns(onOpen), ...removeColumn]}
      rows={documents}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  )
}
