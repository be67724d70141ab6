import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { fullName } from '../../domain/users/person.ts'
import { useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { accountQueries } from './account-queries.ts'
import { texts } from './texts.ts'

interface UnlockDialogProps {
  readonly user: User
  readonly onClose: () => void
}

/** Dialog to confirm and remove a lock. */
export function UnlockDialog({ user, onClose }: UnlockDialogProps) {
  const unlock = useApiMutation(users.unlock, {
    refresh: accountQueries,
    onSuccess() {
      onClose()
      toast.success(texts.unlockDone(fullName(user)))
    },
    onError: (problem) => toastProblem(problem),
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      thing={fullName(user)}
      title={texts.unlockTitle}
      text={texts.unlockText(fullName(user))}
      confirmLabel={texts.unlockAccount}
      pending={unlock.isPending}
      onConfirm={() => unlock.mutate({ params: { id: user.id } })}
    />
  )
}
