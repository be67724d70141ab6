import { pushMessages } from '@kostbar/contracts/push-messages/endpoints'
import { pushMessageStatuses } from '@kostbar/contracts/push-messages/limits'
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
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate, letter } from '../../ui/illustration/scenes.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageTable } from './message-table.tsx'
import { refreshInterval } from './refresh-interval.ts'
import { texts } from './texts.ts'

/** Open dialog and the message it is about. */
type OpenDialog = { kind: 'edit' | 'duplicate' | 'cancel' | 'remove'; message: PushMessage }

/**
 * Page with the push messages of a trainer or admin. Page number, the chosen status and the form for a new message are in
 * the URL.
 */
export function PushMessagesPage() {
  const { read, change } = useSearchParamState()
  const { page, setPage } = usePageParam()
  const panel = useSearchParamPanel()
  const [dialog, setDialog] = useState<OpenDialog>()
  const isCreating = read('neu') !== ''
  const status = pushMessageStatuses.find((value) => value === read('stand'))
  const setStatus = (value: string) => change({ stand: value, seite: '' }, false)
  const listQuery = useQuery({
    ...query(pushMessages.list, { query: { page, status } }),
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
      <PageHead title={texts.title} intro={texts.intro}>
        <Button onClick={open}>
          <Plus className="size-5" aria-hidden="true" />
          {texts.create}
        </Button>
      </PageHead>
      <fieldset className="mt-6 mb-5 flex flex-wrap gap-2">
        <legend className="sr-only">{texts.filter}</legend>
        <Chip label={texts.anyStatus} selected={!status} onToggle={() => setStatus('')} />
        {pushMessageStatuses.map((value) => (
          <Chip
            key={value}
            label={texts.statuses[value]}
            selected={status === value}
            onToggle={(isSelected) => setStatus(isSelected ? value : '')}
          />
        ))}
      </fieldset>
      <PagedList
        query={listQuery}
        errorTitle={texts.loadFailed}
        page={page}
        onPage={setPage}
        skeleton={<MessagesSkeleton />}
        empty={
          status ? (
            <EmptyState
              picture={<LazyIllustration loader={emptyPlate} className="aspect-[4/3]" />}
              title={texts.noneOfStatus}
              text={texts.noneOfStatusText}
              action={
                <Button variant="secondary" onClick={() => setStatus('')}>
                  {texts.showAll}
                </Button>
              }
            />
          ) : (
            <EmptyState
              picture={<LazyIllustration loader={letter} className="aspect-[4/3]" />}
              title={texts.emptyTitle}
              text={texts.emptyText}
            />
          )
        }
      >
        {(items) => (
          <MessageTable
            messages={items}
            onEdit={(message) => setDialog({ kind: 'edit', message })}
            onDuplicate={(message) => setDialog({ kind: 'duplicate', message })}
            onCancel={(message) => setDialog({ kind: 'cancel', message })}
            onRemove={(message) => setDialog({ kind: 'remove', message })}
          />
        )}
      </PagedList>
      {dialog?.kind === 'cancel' ? (
        <CancelDialog message={dialog.message} onClose={close} />
      ) : dialog?.kind === 'remove' ? (
        <RemoveDialog message={dialog.message} onClose={close} />
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

/** Dialog to confirm the deletion of a draft. */
const RemoveDialog = ({ message, onClose }: { readonly message: PushMessage; readonly onClose: () => void }) => (
  <ConfirmCall
    endpoint={pushMessages.remove}
    request={{ params: { id: message.id } }}
    refresh={pushMessages.list}
    title={texts.removeTitle}
    text={texts.removeText(message.title)}
    confirmLabel={texts.removeEntry}
    done={texts.removed}
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
