import { Download, Trash2 } from 'lucide-react'
import { formatFileSize, formatShortDate } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Table } from '../../ui/table.tsx'
import type { Column, Sort } from '../../ui/table-column.ts'
import { fileTypeOf } from './file-type.ts'
import type { DocumentSort } from './filter-and-sort.ts'
import { texts } from './texts.ts'
import type { ListedDocument, OpenDocument } from './use-documents.ts'

interface DocumentsTableProps {
  readonly documents: readonly ListedDocument[]
  readonly sort: DocumentSort
  readonly onSort: (sort: Sort) => void
  readonly onOpen: OpenDocument
  /** Deletes a document; undefined for a read-only table. */
  readonly onRemove?: ((document: ListedDocument) => void) | undefined
}

const columns = (onOpen: OpenDocument): readonly Column<ListedDocument>[] => [
  {
    id: 'name',
    label: texts.name,
    sortable: true,
    isRowHeader: true,
    render: (document) => <Name document={document} onOpen={onOpen} />,
  },
  {
    id: 'type',
    label: texts.type,
    oneLine: true,
    render: ({ filename }) => <FileType filename={filename} />,
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
    render: ({ filesize }) => formatFileSize(filesize),
  },
]

/** Download link in a new tab, so that a failed download does not replace the page. */
const Name = ({ document, onOpen }: { document: ListedDocument; onOpen: OpenDocument }) => (
  <span className="inline-flex flex-wrap items-center gap-x-3">
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
    {document.isNew ? <Badge tone="apricot">{texts.isNew}</Badge> : null}
  </span>
)

function FileType({ filename }: { filename: string }) {
  const { name, icon: Icon } = fileTypeOf(filename)
  return (
    <span className="inline-flex items-baseline gap-2">
      <Icon className="size-5 shrink-0 self-center text-ink-soft" aria-hidden="true" />
      {name}
    </span>
  )
}

/** Table of documents; the name is the download link. */
export function DocumentsTable({ documents, sort, onSort, onOpen, onRemove }: DocumentsTableProps) {
  const removeColumn: Column<ListedDocument>[] = onRemove
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
