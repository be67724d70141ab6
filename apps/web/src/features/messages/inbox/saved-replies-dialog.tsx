import { messages } from '@kostbar/contracts/messages/endpoints'
import type { SavedReply } from '@kostbar/contracts/messages/schemas'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { query, useApiMutation } from '../../../lib/api.ts'
import { toastProblem } from '../../../lib/toast-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { texts } from '../texts.ts'
import { SavedReplyForm } from './saved-reply-form.tsx'

/** Dialog to add, edit and delete saved replies. */
export function SavedRepliesDialog({ onClose }: { onClose: () => void }) {
  const repliesQuery = useQuery(query(messages.savedReplies))
  const [editing, setEditing] = useState<SavedReply | 'new'>()
  const close = () => setEditing(undefined)
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.repliesTitle}>
      {editing ? (
        <SavedReplyForm reply={editing === 'new' ? undefined : editing} onClose={close} />
      ) : (
        <>
          <p className="mb-4 text-ink-soft">{texts.repliesText}</p>
          <QueryView query={repliesQuery} errorText={texts.repliesFailed} skeleton={<RepliesSkeleton />}>
            {(replies) =>
              replies.length > 0 ? (
                <ul className="flex flex-col gap-2">
                  {replies.map((reply) => (
                    <ReplyRow key={reply.id} reply={reply} onEdit={() => setEditing(reply)} />
                  ))}
                </ul>
              ) : (
                <p>{texts.noReplies}</p>
              )
            }
          </QueryView>
          <Button className="mt-5" onClick={() => setEditing('new')}>
            <Plus className="size-4" aria-hidden="true" />
            {texts.newReply}
          </Button>
        </>
      )}
    </Dialog>
  )
}

function ReplyRow({ reply: { id, title, text }, onEdit }: { reply: SavedReply; onEdit: () => void }) {
  const { mutate, isPending } = useApiMutation(messages.removeSavedReply, {
    refresh: messages.savedReplies,
    onSuccess: () => void toast.success(texts.replyRemoved),
    onError: (problem) => toastProblem(problem, { unexpected: texts.saveFailed }),
  })
  return (
    <li className="flex items-center gap-2 rounded-lg bg-raised py-2 pr-2 pl-4 inset-ring inset-ring-line">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{title}</p>
        <p className="truncate text-sm text-ink-soft">{text}</p>
      </div>
      <Button variant="quiet" size="sm" aria-label={texts.editReply(title)} onClick={onEdit}>
        <Pencil className="size-4" aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={texts.removeReply(title)}
        pending={isPending}
        onClick={() => mutate({ params: { id } })}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </Button>
    </li>
  )
}

const RepliesSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-2">
    <Skeleton className="h-15 rounded-lg" />
    <Skeleton className="h-15 rounded-lg" />
  </SkeletonArea>
)
