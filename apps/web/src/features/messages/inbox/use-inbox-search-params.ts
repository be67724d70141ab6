import type { ThreadFolder } from '@kostbar/contracts/messages/schemas'
import { useCallback } from 'react'
import { codeOf } from '../../../lib/code-of.ts'
import { useSearchParamState } from '../../../lib/search-param-state.ts'

/** State of the inbox, stored in the URL. */
export interface InboxSearchParams {
  readonly folder: ThreadFolder
  readonly onlyUnread: boolean
  /** Search text for clients, across all folders; empty without a search. */
  readonly search: string
}

const folderWords: Readonly<Record<ThreadFolder, string>> = { OPEN: '', LATER: 'spaeter', DONE: 'erledigt' }

export function useInboxSearchParams() {
  const { read, change } = useSearchParamState()
  const params: InboxSearchParams = {
    folder: codeOf(folderWords, read('ordner')) ?? 'OPEN',
    onlyUnread: read('ungelesen') === '1',
    search: read('suche'),
  }
  return {
    params,
    setFolder: (folder: ThreadFolder) => change({ ordner: folderWords[folder], suche: '' }, true),
    setOnlyUnread: (onlyUnread: boolean) => change({ ungelesen: onlyUnread ? '1' : '' }, true),
    setSearch: useCallback((suche: string) => change({ suche }, true), [change]),
  }
}
