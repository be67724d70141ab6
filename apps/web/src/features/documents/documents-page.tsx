import { documents } from '@kostbar/contracts/documents/endpoints'
import { query } from '../../lib/api.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { DocumentsList } from './documents-list.tsx'
import { DocumentsSkeleton } from './documents-skeleton.tsx'
import { texts } from './texts.ts'
import { useDocuments } from './use-documents.ts'

/** The member's documents, read-only. */
export function DocumentsPage() {
  const { documentsQuery, open } = useDocuments(query(documents.mine))
  return (
    <>
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="measure mt-2 mb-6 text-ink-soft">{texts.intro}</p>
      <QueryView query={documentsQuery} errorTitle={texts.loadFailed} skeleton={<DocumentsSkeleton />}>
        {(all) => <DocumentsList documents={all} onOpen={open} emptyText={texts.emptyText} />}
      </QueryView>
    </>
  )
}
