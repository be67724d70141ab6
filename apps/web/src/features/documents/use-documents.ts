import type { Document, MyDocument } from '@kostbar/contracts/documents/schemas'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { type ProblemError, problemText } from '../../lib/problem-error.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/** Age in ms up to which a download URL is used: they expire after 5 minutes, less 10 seconds for the click. */
const urlTtlMs = 290_000
const refetchIntervalMs = 240_000

/** Document in a list; only the member's own list tells whether it is new. */
export type ListedDocument = Document & Partial<Pick<MyDocument, 'isNew'>>

/** Handles a click on a document's link. */
export type OpenDocument = (document: ListedDocument, click: MouseEvent) => void

/**
 * Documents with valid download URLs: refetched before the URLs expire, also in background tabs. If they have expired
 * anyway, because the device slept, `open` refetches them on click.
 */
export function useDocuments<Listed extends Document>(options: UseQueryOptions<Listed[], ProblemError>) {
  const documentsQuery = useQuery({ ...options, refetchInterval: refetchIntervalMs, refetchIntervalInBackground: true })
  const openWithNewUrl = async (id: string) => {
    const { data, error } = await documentsQuery.refetch()
    const document = data?.find((candidate) => candidate.id === id)
    // The storage sends it as an attachment, so the browser stays on this page.
    if (document && !error) location.assign(document.url)
    else toast.error(error ? problemText(error) : texts.gone)
  }
  const open: OpenDocument = ({ id }, click) => {
    if (Date.now() - documentsQuery.dataUpdatedAt < urlTtlMs) return
    click.preventDefault()
    void openWithNewUrl(id)
  }
  return { documentsQuery, open }
}
