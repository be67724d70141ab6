import { documents } from '@kostbar/contracts/documents/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { query, useApiMutation } from '../../lib/api.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { DocumentsList } from './documents-list.tsx'
import { DocumentsSkeleton } from './documents-skeleton.tsx'
import { texts } from './texts.ts'
import { type OpenDocument, useDocuments } from './use-documents.ts'

/** Page with the member's own documents, read-only. */
export function DocumentsPage() {
  const { documentsQuery, open } = useDocuments(query(documents.mine))
  // No error handling: on failure the document just stays marked as new.
  const markOpened = useApiMutation(documents.markOpened, { refresh: [documents.mine, notifications.unread] })
  const openAndMark: OpenDocument = (document, click) => {
    open(document, click)
    if (document.isNew) markOpened.mutate({ params: { docId: document.id } })
  }
  return (
    <>
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="measure mt-2 mb-6 text-ink-soft">{texts.intro}</p>
      <QueryView query={documentsQuery} errorTitle={texts.loadFailed} skeleton={<DocumentsSkeleton />}>
        {(all) => <DocumentsList documents={all} onOpen={openAndMark} emptyText={texts.emptyText} />}
      </QueryView>
    </>
  )
}
