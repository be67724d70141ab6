import type { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import type { ComponentProps } from 'react'
import { fullName } from '../../domain/users/person.ts'
import { useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { accountQueries } from './account-queries.ts'

interface ConfirmActionProps extends Pick<ComponentProps<typeof ConfirmDialog>, 'variant'> {
  readonly user: User
  readonly endpoint: typeof users.unlock | typeof users.endSessions
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  /** Message after the action. */
  readonly done: string
  readonly onClose: () => void
}

/** Dialog to confirm an action on an account that needs no further input. */
export function ConfirmAction({
  user,
  endpoint,
  title,
  text,
  confirmLabel,
  variant = 'danger',
  done,
  onClose,
}: ConfirmActionProps) {
  const action = useApiMutation(endpoint, {
    refresh: accountQueries,
    onSuccess() {
      onClose()
      toast.success(done)
    },
    onError: (problem) => toastProblem(problem),
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      thing={fullName(user)}
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      variant={variant}
      pending={action.isPending}
      onConfirm={() => action.mutate({ params: { id: user.id } })}
    />
  )
}
