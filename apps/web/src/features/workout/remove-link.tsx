import { workout } from '@kostbar/contracts/workout/endpoints'
import type { WorkoutLink } from '@kostbar/contracts/workout/schemas'
import { useApiMutation } from '../../lib/api.ts'
import { LazyConfirmDialog } from '../../lib/lazy-confirm-dialog.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

interface RemoveLinkProps {
  readonly link: WorkoutLink
  readonly onClose: () => void
  /** Called after the deletion. Must move the focus, because the focused button is gone. */
  readonly onRemoved: () => void
}

/** Dialog to confirm and delete a link. */
export function RemoveLink({ link, onClose, onRemoved }: RemoveLinkProps) {
  const remove = useApiMutation(workout.remove, {
    refresh: [workout.mine, workout.ofUser],
    onSuccess() {
      onClose()
      onRemoved()
      void toast.success(texts.removed)
    },
    onError: (problem) => toastProblem(problem),
  })
  return (
    <LazyConfirmDialog
      onOpenChange={onClose}
      thing={link.name}
      title={texts.removeTitle}
      text={texts.confirmRemove(link.name)}
      confirmLabel={texts.removeNow}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: link.id } })}
    />
  )
}
