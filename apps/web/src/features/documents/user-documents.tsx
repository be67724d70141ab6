import { documents } from '@kostbar/contracts/documents/endpoints'
import type { Document } from '@kostbar/contracts/documents/schemas'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { DocumentsList } from './documents-list.tsx'
import { DocumentsSkeleton } from './documents-skeleton.tsx'
import { texts } from './texts.ts'
import { UploadDocument } from './upload-document.tsx'
import { useDocuments } from './use-documents.ts'
import { clientParamNames } from './use-documents-search-params.ts'

/** A user's documents for their trainer or an admin: upload, download, delete. */
export function UserDocuments({ userId }: { userId: string }) {
  const { documentsQuery, open } = useDocuments(query(documents.ofUser, { params: { id: userId } }))
  const [removing, setRemoving] = useState<Document>()
  return (
    <section aria-labelledby="documents-title">
      <h2 id="documents-title" className="mb-4 text-2xl">
        {texts.title}
      </h2>
      <div className="mb-8">
        <UploadDocument userId={userId} />
      </div>
      <QueryView query={documentsQuery} errorTitle={texts.loadFailed} headingLevel={3} skeleton={<DocumentsSkeleton />}>
        {(all) => (
          <DocumentsList
            documents={all}
            onOpen={open}
            emptyText={texts.emptyForCoach}
            onRemove={setRemoving}
            paramNames={clientParamNames}
          />
        )}
      </QueryView>
      {removing ? (
        <ConfirmCall
          endpoint={documents.remove}
          request={{ params: { id: userId, docId: removing.id } }}
          refresh={documents.ofUser}
          title={texts.removeTitle}
          text={texts.confirmRemove(removing.name)}
          confirmLabel={texts.removeNow}
          done={texts.removed}
          onClose={() => setRemoving(undefined)}
        />
      ) : null}
    </section>
  )
}
