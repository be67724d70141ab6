import { pushMessages } from '@kostbar/contracts/push-messages/endpoints'
import type { PushMessage } from '@kostbar/contracts/push-messages/schemas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { usePageParam } from '../../lib/page-param.ts'
import { useSearchParamPanel } from '../../lib/search-param-panel.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { letter } from '../../ui/illustration/scenes.ts'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageTable } from './message-table.tsx'
import { refreshInterval } from './refresh-interval.ts'
import { texts } from './texts.ts'

/** Open dialog and the message it is about. */
type OpenDialog = { kind: 'edit' | 'duplicate' | 'cancel'; message: PushMessage }

/** Page with the push messages of a trainer or admin. Page number and the form for a new message are in the URL. */
export function PushMessagesPage() {
  const { read } = useSearchParamState()
  const { page, setPage } = usePageParam()
  const panel = useSearchParamPanel()
  const [dialog, setDialog] = useState<OpenDialog>()
  const isCreating = read('neu') !== ''
  const listQuery = useQuery({
    ...query(pushMessages.list, { query: { page } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refreshInterval(state.data?.items ?? [], Date.now()),
  })
  const open = () => panel.open({ neu: '1' })
  const close = () => {
    setDialog(undefined)
    if (isCreating) panel.close({ neu: '' })
  }
  return (
    <div>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-3xl">{texts.title}</h1>
          <p className="measure mt-2 text-ink-soft">{texts.intro}</p>
        </div>
        <Button onClick={open}>
          <Plus className="size-5" aria-hidden="true" />
          {texts.create}
        </Button>
      </div>
      <PagedList
        query={listQuery}
        errorTitle={texts.loadFailed}
        page={page}
        onPage={setPage}
        skeleton={<MessagesSkeleton />}
        empty={
          <EmptyState
            picture={<LazyIllustration loader={letter} className="aspect-[4/3]" />}
            title={texts.emptyTitle}
            text={texts.emptyText}
          />
        }
      >
        {(items) => (
          <MessageTable
            messages={items}
            onEdit={(message) => setDialog({ kind: 'edit', message })}
            onDuplicate={(message) => setDialog({ kind: 'duplicate', message })}
            onCancel={(message) => setDialog({ kind: 'cancel', message })}
          />
        )}
      </PagedList>
      {dialog?.kind === 'cancel' ? (
        <CancelDialog message={dialog.message} onClose={close} />
      ) : dialog || isCreating ? (
        <MessageForm message={dialog?.message} isEdit={dialog?.kind === 'edit'} onClose={close} />
      ) : null}
    </div>
  )
}

/** Dialog to confirm the cancellation of a message that is planned or being sent. */
const CancelDialog = ({ message, onClose }: { readonly message: PushMessage; readonly onClose: () => void }) => (
  <ConfirmCall
    endpoint={pushMessages.cancel}
    request={{ params: { id: message.id } }}
    refresh={pushMessages.list}
    title={texts.cancelTitle}
    text={(message.status === 'SENDING' ? texts.cancelSendingText : texts.cancelText)(message.title)}
    confirmLabel={texts.cancelEntry}
    cancelLabel={texts.keep}
    done={texts.cancelled}
    onClose={onClose}
  />
)

const MessagesSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-3">
    <Skeleton className="h-20 rounded-lg" />
    <Skeleton className="h-20 rounded-lg" />
    <Skeleton className="h-20 rounded-lg" />
  </SkeletonArea>
)
