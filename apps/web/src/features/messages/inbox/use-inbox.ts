import type { Answer } from '@kostbar/contracts/endpoint'
import { messages } from '@kostbar/contracts/messages/endpoints'
import type { InboxThread } from '@kostbar/contracts/messages/schemas'
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { ProblemError } from '../../../lib/problem-error.ts'
import type { InboxSearchParams } from './use-inbox-search-params.ts'

type InboxPage = Answer<typeof messages.inbox>

/** Loaded threads of a folder or search, and the number of threads per folder. */
export interface Inbox {
  readonly threads: readonly InboxThread[]
  readonly counts: InboxPage['counts']
}

const toInbox = ({ pages }: InfiniteData<InboxPage>): Inbox => ({
  threads: pages.flatMap(({ items }) => items),
  counts: pages[0]?.counts ?? { OPEN: 0, LATER: 0, DONE: 0, unread: 0 },
})

/** Query of the trainer's inbox, loaded page by page. */
export function useInbox({ folder, onlyUnread, search }: InboxSearchParams) {
  const query = { folder, filter: search, ...(onlyUnread && { unread: 'true' as const }) }
  return useInfiniteQuery<InboxPage, ProblemError, Inbox, unknown[], string | undefined>({
    queryKey: [messages.inbox.path, query],
    initialPageParam: undefined,
    queryFn: ({ pageParam: cursor, signal }) => call(messages.inbox, { query: { ...query, cursor } }, { signal }),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: toInbox,
    placeholderData: keepPreviousData,
  })
}
