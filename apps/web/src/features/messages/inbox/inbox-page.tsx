import { inboxPath } from '@kostbar/contracts/messages/inbox-path'
import type { InboxThread, ThreadFolder } from '@kostbar/contracts/messages/schemas'
import { type RefObject, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { fullName } from '../../../domain/users/person.ts'
import { LazyDialog } from '../../../lib/lazy-dialog.tsx'
import { paths } from '../../../lib/paths.ts'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LazyIllustration } from '../../../ui/illustration/lazy-illustration.tsx'
import { letter } from '../../../ui/illustration/scenes.ts'
import { QueryView } from '../../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { shortcutTexts, texts } from '../texts.ts'
import { useMessageUpdates } from '../use-message-updates.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxList } from './inbox-list.tsx'
import { ThreadPanel } from './thread-panel.tsx'
import { useInbox } from './use-inbox.ts'
import { useInboxSearchParams } from './use-inbox-search-params.ts'
import { type MovedThread, useMoveThread } from './use-move-thread.ts'

const shortcutHelp = async () => (await import('../../../ui/shortcut-help.tsx')).ShortcutHelp

/** Inbox of a trainer: threads by folder, with the open thread beside them; on phones, one at a time. */
export function InboxPage() {
  const { id } = useParams()
  const search = useInboxSearchParams()
  const inbox = useInbox(search.params)
  const { lastMove, move, undo } = useMoveThread()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const threads = inbox.data?.threads ?? []
  const index = threads.findIndex(({ userId }) => userId === id)
  const selected = useOpenedThread(threads[index], id)
  const openThread = useOpenThread()
  useMessageUpdates()

  const step = (by: 1 | -1) => {
    const next = threads[index === -1 ? 0 : index + by]
    if (next) openThread(next.userId)
  }
  const moveSelected = (to: ThreadFolder, until?: string) => {
    if (!selected || selected.folder === to) return
    move(selected, to, until)
    openThread((threads[index + 1] ?? threads[index - 1])?.userId)
  }
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    r: () => field.current?.focus(),
    e: () => moveSelected('DONE'),
    z: undo,
    '/': () => focusSearch(list),
    '?': () => setHelpOpen(true),
  })

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 lg:mb-4 lg:min-h-12">
        <h1 className={classNames('text-3xl', id ? 'max-lg:sr-only print:sr-only' : 'max-lg:mb-4')}>{texts.title}</h1>
        <MovedThreadStatus move={lastMove} onUndo={undo} />
      </div>
      <p role="status" className="sr-only">
        {selected && index !== -1 ? texts.position(fullName(selected), index + 1, threads.length) : ''}
      </p>
      <div className="grid grid-cols-1 gap-x-8 lg:h-[max(32rem,calc(100svh-18rem))] lg:grid-cols-[min(18rem,40%)_minmax(0,1fr)] xl:grid-cols-[min(21rem,40%)_minmax(0,1fr)] print:h-auto print:grid-cols-1">
        <div ref={list} className={classNames('flex min-h-0 flex-col gap-3 print:hidden', id && 'max-lg:hidden')}>
          <InboxFilters {...search} counts={inbox.data?.counts} onHelp={() => setHelpOpen(true)} />
          <div className="min-h-0 flex-1 lg:overflow-y-auto lg:overscroll-contain">
            <QueryView query={inbox} errorTitle={texts.loadFailed} skeleton={<InboxSkeleton />}>
              {() => (
                <InboxList
                  threads={threads}
                  selectedId={id}
                  params={search.params}
                  query={inbox}
                  onShowAll={() => {
                    if (search.params.search) search.setSearch('')
                    else search.setOnlyUnread(false)
                  }}
                />
              )}
            </QueryView>
          </div>
        </div>
        <div
          className={classNames(
            'flex min-h-0 flex-col lg:border-l lg:border-line lg:pl-8 print:border-0 print:pl-0',
            id ? 'max-lg:h-[calc(100svh-13rem)] print:h-auto' : 'max-lg:hidden',
          )}
        >
          {id ? (
            <>
              <div className="lg:hidden print:hidden">
                <BackToInbox />
              </div>
              <ThreadPanel userId={id} thread={selected} fieldRef={field} onMove={moveSelected} />
            </>
          ) : (
            <div className="my-auto">
              <EmptyState
                picture={<LazyIllustration loader={letter} className="aspect-[4/3]" />}
                title={texts.chooseTitle}
                text={texts.chooseText}
              />
            </div>
          )}
        </div>
      </div>
      {isHelpOpen ? (
        <LazyDialog load={shortcutHelp} props={{ shortcuts: shortcutTexts, onClose: () => setHelpOpen(false) }} />
      ) : null}
    </div>
  )
}

/**
 * The open thread. It stays what it was when it leaves the list, as a read thread does among the unread ones; undefined
 * for a thread that was not in the list since it was opened.
 */
function useOpenedThread(listed: InboxThread | undefined, id: string | undefined): InboxThread | undefined {
  const [last, setLast] = useState(listed)
  if (listed && listed !== last) setLast(listed)
  return listed ?? (last?.userId === id ? last : undefined)
}

/** Returns a function that opens a thread, or the list without an id; keeps the filters in the URL. */
function useOpenThread() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (id: string | undefined) => void navigate({ pathname: id ? inboxPath(id) : paths.inbox, search })
}

const focusSearch = (list: RefObject<HTMLElement | null>) =>
  list.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus()

function BackToInbox() {
  const { search } = useLocation()
  return <BackLink to={paths.inbox + search}>{texts.toInbox}</BackLink>
}

/** Status line of the last moved thread, with an undo button. */
const MovedThreadStatus = ({ move, onUndo }: { move: MovedThread | undefined; onUndo: () => void }) => (
  <div role="status" className="text-sm print:hidden">
    {move ? (
      <span className="flex min-h-11 items-center gap-2">
        <span className="font-medium">{texts.movedTo[move.to](move.thread.firstName)}</span>
        <Button variant="quiet" size="sm" onClick={onUndo}>
          {texts.undo}
        </Button>
      </span>
    ) : null}
  </div>
)

const InboxSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-2">
    <Skeleton className="h-20 rounded-lg" />
    <Skeleton className="h-20 rounded-lg" />
    <Skeleton className="h-20 rounded-lg" />
    <Skeleton className="h-20 rounded-lg" />
  </SkeletonArea>
)
