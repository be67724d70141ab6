import { texts as contractTexts } from '@kostbar/contracts/texts'
import { roles } from '@kostbar/contracts/users/account-values'
import { users } from '@kostbar/contracts/users/endpoints'
import type { Role, User } from '@kostbar/contracts/users/schemas'
import { Controller, useForm } from 'react-hook-form'
import { fullName, roleNames } from '../../domain/users/person.ts'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { accountQueries } from './account-queries.ts'
import { earliestTrialDay, lastTrialDay } from './lock-days.ts'
import { texts } from './texts.ts'

interface RolesDialogProps {
  readonly user: User
  readonly onClose: () => void
}

/** Dialog to replace the roles of an account; a trial has a last day, never one that is over. */
export function RolesDialog({ user, onClose }: RolesDialogProps) {
  const form = useForm({
    // Roles that were changed meanwhile replace the choice, so that it is always based on those of `user`.
    values: { roles: user.roles, trialUntil: lastTrialDay(user.trialUntil) },
  })
  const chosen = form.watch('roles')
  const isAdded = (role: Role) => chosen.includes(role) && !user.roles.includes(role)
  const isTrial = chosen.includes('TRIAL_MODE')
  const earliest = earliestTrialDay(user.trialUntil)
  const change = useApiMutation(users.setRoles, {
    refresh: accountQueries,
    onSuccess() {
      onClose()
      toast.success(texts.rolesDone(fullName(user)))
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  const submit = form.handleSubmit(({ trialUntil, ...values }) => {
    if (change.isPending) return
    change.mutate({
      params: { id: user.id },
      body: { ...values, from: user.roles, trialUntil: isTrial ? trialUntil : null },
    })
  })
  return (
    <Dialog isOpen onOpenChange={onClose} pending={change.isPending} title={texts.changeRoles} size="sm">
      <form method="post" noValidate onSubmit={submit}>
        <FormFields isSaving={change.isPending}>
          <Controller
            control={form.control}
            name="roles"
            render={({ field: { value, onChange } }) => (
              <FieldGroup label={texts.rolesOf(fullName(user))} error={form.formState.errors.roles?.message}>
                {roles.map((role) => (
                  <Checkbox
                    key={role}
                    label={roleNames[role]}
                    checked={value.includes(role)}
                    onChange={({ target }) => onChange(withRole(value, role, target.checked))}
                  />
                ))}
              </FieldGroup>
            )}
          />
          {isTrial ? (
            <TextField
              label={texts.trialUntil}
              type="date"
              min={earliest}
              error={form.formState.errors.trialUntil?.message}
              {...form.register('trialUntil', { validate: (day) => day >= earliest || contractTexts.trialEnd })}
            />
          ) : null}
        </FormFields>
        {isChanged(user.roles, chosen) ? <p className="mb-4 text-ink-soft">{texts.rolesChanged}</p> : null}
        <div className="flex flex-col gap-4">
          {user.trainer && !chosen.includes('ROLE_TRAINER') ? (
            <Notice tone="apricot">{texts.trainerRemoved}</Notice>
          ) : null}
          {staffRoles.some(isAdded) ? <Notice tone="apricot">{texts.staffAdded}</Notice> : null}
        </div>
        <FormActions
          className="mt-4"
          submitLabel={texts.saveRoles}
          cancelLabel={texts.cancel}
          isPending={change.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}

/** Roles whose holders are not coached and need no membership. */
const staffRoles: readonly Role[] = ['ROLE_TRAINER', 'ROLE_ADMIN']

/** Whether the choice gives or takes a role, which signs the person out. */
const isChanged = (before: readonly Role[], chosen: readonly Role[]): boolean =>
  roles.some((role) => before.includes(role) !== chosen.includes(role))

const withRole = (chosen: readonly Role[], role: Role, isChosen: boolean): Role[] =>
  isChosen ? [...chosen, role] : chosen.filter((other) => other !== role)
