import { messages } from '@kostbar/contracts/messages/endpoints'
import type { SavedReply } from '@kostbar/contracts/messages/schemas'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { query, useApiMutation } from '../../lib/api.ts'
import { toastProblemWith } from '../../lib/toast-problem-with.ts'
import { useContentKey } from '../../lib/use-content-key.ts'
import { useUndoStack } from '../../lib/use-undo-stack.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { OutcomeBar } from '../../ui/outcome-bar.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { SavedReplyForm } from './saved-reply-form.tsx'
import { texts } from './texts.ts'

/** Dialog to add, edit and delete saved replies. Deletions can be undone until the dialog is closed. */
export function SavedRepliesDialog({ onClose }: { onClose: () => void }) {
  const repliesQuery = useQuery(query(messages.savedReplies))
  const [editing, setEditing] = useState<SavedReply | 'new'>()
  const [isDirty, setDirty] = useState(false)
  const closeForm = () => {
    setEditing(undefined)
    setDirty(false)
  }
  const removed = useUndoStack<SavedReply>()
  const keyOf = useContentKey()
  const onError = toastProblemWith({ unexpected: texts.saveFailed })
  const remove = useApiMutation(messages.removeSavedReply, { refresh: messages.savedReplies, onError })
  const restore = useApiMutation(messages.addSavedReply, { refresh: messages.savedReplies, onError })
  // A promise per deletion: callbacks of `mutate` are called for the latest one only.
  const removeReply = (reply: SavedReply) =>
    remove.mutateAsync({ params: { id: reply.id } }).then(
      () => removed.push(reply),
      () => undefined, // `onError` has shown the problem.
    )
  const undo = () => {
    const { last } = removed
    if (!last || restore.isPending) return
    restore.mutate(
      { body: { title: last.title, text: last.text, key: keyOf(last) } },
      { onSuccess: () => removed.drop(last) },
    )
  }
  return (
    // Unsaved input keeps the dialog open when the backdrop is tapped.
    <Dialog isOpen onOpenChange={onClose} dismissable={!isDirty} title={texts.title}>
      {editing ? (
        <SavedReplyForm reply={editing === 'new' ? undefined : editing} onDirtyChange={setDirty} onClose={closeForm} />
      ) : (
        <>
          <p className="mb-4 text-ink-soft">{texts.text}</p>
          {removed.last ? (
            <OutcomeBar onUndo={undo} isPending={restore.isPending}>
              <p key={removed.last.id} ref={focusOnMount} tabIndex={-1} className="wrap-anywhere">
                {texts.removed(removed.last.title)}
              </p>
            </OutcomeBar>
          ) : null}
          <QueryView query={repliesQuery} errorText={texts.failed} skeleton={<RepliesSkeleton />}>
            {(replies) =>
              replies.length > 0 ? (
                <ul className="flex flex-col gap-2">
                  {replies.map((reply) => (
                    <ReplyRow
                      key={reply.id}
                      reply={reply}
                      isRemoving={remove.isPending && remove.variables.params.id === reply.id}
                      onEdit={() => setEditing(reply)}
                      onRemove={() => void removeReply(reply)}
                    />
                  ))}
                </ul>
              ) : (
                <p>{texts.none}</p>
              )
            }
          </QueryView>
          <Button className="mt-5" onClick={() => setEditing('new')}>
            <Plus className="size-4" aria-hidden="true" />
            {texts.add}
          </Button>
        </>
      )}
    </Dialog>
  )
}

interface ReplyRowProps {
  readonly reply: SavedReply
  readonly isRemoving: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

const ReplyRow = ({ reply: { title, text }, isRemoving, onEdit, onRemove }: ReplyRowProps) => (
  <li className="flex items-center gap-2 rounded-lg bg-raised py-2 pr-2 pl-4 inset-ring inset-ring-line">
    <div className="min-w-0 flex-1">
      <p className="truncate font-semibold">{title}</p>
      <p className="truncate text-sm text-ink-soft">{text}</p>
    </div>
    <Button variant="quiet" size="sm" aria-label={texts.edit(title)} onClick={onEdit}>
      <Pencil className="size-4" aria-hidden="true" />
    </Button>
    <Button variant="quiet" size="sm" aria-label={texts.remove(title)} pending={isRemoving} onClick={onRemove}>
      <Trash2 className="size-4" aria-hidden="true" />
    </Button>
  </li>
)

const RepliesSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-2">
    <Skeleton className="h-15 rounded-lg" />
    <Skeleton className="h-15 rounded-lg" />
  </SkeletonArea>
)
