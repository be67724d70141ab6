import type { documents } from '@kostbar/contracts/documents/endpoints'
import type { Document } from '@kostbar/contracts/documents/schemas'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import type { query } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-error.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/** Download URLs expire after 5 minutes; less some seconds for the click. */
const urlTtlMs = 290_000
const refetchIntervalMs = 240_000

/** Handles a click on a document's link. */
export type OpenDocument = (document: Document, click: MouseEvent) => void

type DocumentsQuery = ReturnType<typeof query<typeof documents.mine | typeof documents.ofUser>>

/**
 * Documents with valid download URLs: refetched before the URLs expire, also in background tabs. If they have expired
 * anyway, because the device slept, `open` refetches them on click.
 */
export function useDocuments(options: DocumentsQuery) {
  const documentsQuery = useQuery({ ...options, refetchInterval: refetchIntervalMs, refetchIntervalInBackground: true })
  const openWithNewUrl = async (id: string) => {
    const { data, error } = await documentsQuery.refetch()
    const document = data?.find((candidate) => candidate.id === id)
    // The storage sends it as an attachment, so the page is not left.
    if (document && !error) location.assign(document.url)
    else void toast.error(error ? problemText(error) : texts.gone)
  }
  const open: OpenDocument = ({ id }, click) => {
    if (Date.now() - documentsQuery.dataUpdatedAt < urlTtlMs) return
    click.preventDefault()
    void openWithNewUrl(id)
  }
  return { documentsQuery, open }
}
