import { inboxPath } from '@kostbar/contracts/messages/inbox-path'
import type { InboxThread } from '@kostbar/contracts/messages/schemas'
import { useLocation } from 'react-router-dom'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LazyIllustration } from '../../../ui/illustration/lazy-illustration.tsx'
import { setTable } from '../../../ui/illustration/scenes.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { texts } from '../texts.ts'
import { ThreadRow } from './thread-row.tsx'
import type { useInbox } from './use-inbox.ts'
import type { InboxSearchParams } from './use-inbox-search-params.ts'

interface InboxListProps {
  readonly threads: readonly InboxThread[]
  readonly selectedId: string | undefined
  readonly params: InboxSearchParams
  readonly query: ReturnType<typeof useInbox>
  readonly onShowAll: () => void
}

/** Loaded threads as links, or the empty state. */
export function InboxList({ threads, selectedId, params, query, onShowAll }: InboxListProps) {
  const { search } = useLocation()
  if (threads.length === 0) return <NoThreads params={params} onShowAll={onShowAll} />
  return (
    <div className={query.isPlaceholderData ? 'opacity-60 transition-opacity duration-(--steady)' : ''}>
      <ul aria-label={texts.threads} className="flex flex-col gap-0.5">
        {threads.map((thread) => (
          <ThreadRow
            key={thread.userId}
            thread={thread}
            to={{ pathname: inboxPath(thread.userId), search }}
            isSelected={thread.userId === selectedId}
          />
        ))}
      </ul>
      <LoadMore query={query} label={texts.moreThreads} />
    </div>
  )
}

function NoThreads({
  params: { search, onlyUnread, folder },
  onShowAll,
}: Pick<InboxListProps, 'params' | 'onShowAll'>) {
  const [emptyTitle, emptyText] = texts.emptyFolder[folder]
  const unreadTitle = onlyUnread ? texts.noUnreadTitle : emptyTitle
  const unreadText = onlyUnread ? texts.noUnreadText : emptyText
  return (
    <EmptyState
      picture={<LazyIllustration loader={setTable} className="aspect-[4/3]" />}
      title={search ? texts.noMatchTitle : unreadTitle}
      text={search ? texts.noMatchText : unreadText}
      action={
        search || onlyUnread ? (
          <Button variant="secondary" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        ) : undefined
      }
    />
  )
}
