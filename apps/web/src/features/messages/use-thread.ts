import { messages } from '@kostbar/contracts/messages/endpoints'
import type { Message, Thread } from '@kostbar/contracts/messages/schemas'
import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { changeCached } from '../../lib/change-cached.ts'
import type { ProblemError } from '../../lib/problem-error.ts'

type ThreadPages = InfiniteData<Thread, string | undefined>

const threadKey = (userId: string) => [messages.thread.path, userId]

/** Loaded thread: newest state of its head, and all loaded messages, oldest first. */
export type LoadedThread = Omit<Thread, 'items' | 'cursor'> & { readonly messages: readonly Message[] }

function toThread({ pages }: ThreadPages): LoadedThread | undefined {
  const [newest] = pages
  return newest && { ...newest, messages: pages.flatMap(({ items }) => items).toReversed() }
}

/** Query of a thread whose older messages are loaded page by page. @param userId id of the client */
export const useThread = (userId: string) =>
  useInfiniteQuery<Thread, ProblemError, LoadedThread | undefined, string[], string | undefined>({
    queryKey: threadKey(userId),
    initialPageParam: undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call(messages.thread, { params: { userId }, query: { cursor } }, { signal }),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: toThread,
  })

/** Adds a sent message to the cached thread, unless a refetch has already loaded it. */
export const addSentMessage = (
  queries: QueryClient,
  userId: string,
  { message, deadline }: Pick<Thread, 'deadline'> & { readonly message: Message },
): Promise<void> =>
  changeCached(queries, threadKey(userId), () =>
    queries.setQueryData<ThreadPages>(threadKey(userId), (data) => {
      const [newest, ...older] = data?.pages ?? []
      if (!data || !newest) return data
      const isKnown = newest.items.some(({ id }) => id === message.id)
      const items = isKnown ? newest.items : [message, ...newest.items]
      return { ...data, pages: [{ ...newest, items, deadline, readByMe: message.id }, ...older] }
    }),
  )
