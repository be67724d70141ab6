import { texts as contractTexts } from '@kostbar/contracts/texts'
import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { useForm } from 'react-hook-form'
import { fullName } from '../../domain/users/person.ts'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { formatShortDate } from '../../lib/format.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { accountQueries } from './account-queries.ts'
import { earliestLastDay, lastLockDay, lastLockedDay } from './lock-days.ts'
import { texts } from './texts.ts'

interface LockDialogProps {
  readonly user: User
  /** ISO time of the midnight that ends the present lock; null without one. */
  readonly lockedUntil: string | null
  readonly onClose: () => void
}

/** Dialog to lock an account until a day, tomorrow at the earliest, or to change that day. */
export function LockDialog({ user, lockedUntil, onClose }: LockDialogProps) {
  const earliest = earliestLastDay()
  const form = useForm({ defaultValues: { date: lastLockDay(lockedUntil) } })
  const lock = useApiMutation(users.lock, {
    refresh: accountQueries,
    onSuccess(_answer, { query: { date } }) {
      onClose()
      toast.success(texts.lockDone(fullName(user), formatShortDate(date)))
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  const submit = form.handleSubmit(({ date }) => {
    if (!lock.isPending) lock.mutate({ params: { id: user.id }, query: { date } })
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      pending={lock.isPending}
      title={lockedUntil ? texts.changeLock : texts.lockAccount}
      size="sm"
    >
      <form method="post" noValidate onSubmit={submit}>
        <p className="mb-4 wrap-anywhere text-ink-soft">
          {lockedUntil ? texts.lockedText(fullName(user), lastLockedDay(lockedUntil)) : texts.lockText(fullName(user))}
        </p>
        <FormFields isSaving={lock.isPending}>
          <TextField
            label={texts.lockDate}
            type="date"
            min={earliest}
            error={form.formState.errors.date?.message}
            {...form.register('date', { validate: (date) => date >= earliest || contractTexts.lockDate })}
          />
        </FormFields>
        <FormActions
          variant="danger"
          submitLabel={lockedUntil ? texts.saveLock : texts.lockNow}
          cancelLabel={texts.cancel}
          isPending={lock.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
