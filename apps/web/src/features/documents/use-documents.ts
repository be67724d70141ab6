import type { documents } from '@kostbar/contracts/documents/endpoints'
import type { Document } from '@kostbar/contracts/documents/schemas'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import type { query } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-error.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/** How long a download address holds, less what a click takes, in milliseconds. */
const held = 290_000
/** New addresses are fetched before that, also behind other windows. */
const refetchInterval = 240_000

/** A click on a document's link. */
export type OpenDocument = (document: Document, click: MouseEvent) => void

type DocumentsQuery = ReturnType<typeof query<typeof documents.mine | typeof documents.ofUser>>

/**
 * Documents whose links can be followed: where their addresses have run out, because the machine slept, a click fetches
 * new ones first.
 */
export function useDocuments(options: DocumentsQuery) {
  const documentsQuery = useQuery({ ...options, refetchInterval, refetchIntervalInBackground: true })
  const renew = async (id: string) => {
    const { data, error } = await documentsQuery.refetch()
    const fresh = data?.find((document) => document.id === id)
    // The storage says that it is to be saved, so the page stays where it is.
    if (fresh && !error) location.assign(fresh.url)
    else void toast.error(error ? problemText(error) : texts.gone)
  }
  const open: OpenDocument = ({ id }, click) => {
    if (Date.now() - documentsQuery.dataUpdatedAt < held) return
    click.preventDefault()
    void renew(id)
  }
  return { documentsQuery, open }
}
