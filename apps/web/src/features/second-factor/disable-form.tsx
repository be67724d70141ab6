import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { secondFactor } from '@kostbar/contracts/second-factor/endpoints'
import { secondFactorRemoval } from '@kostbar/contracts/second-factor/schemas'
import { users } from '@kostbar/contracts/users/endpoints'
import { useForm } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { CodeField } from './code-field.tsx'
import { texts } from './texts.ts'

interface DisableFormProps {
  readonly onClose: () => void
  /** Whether this account must set the second factor up again. */
  readonly isRequired: boolean
}

/** Form to disable the second factor with password and code. */
export function DisableForm({ onClose, isRequired }: DisableFormProps) {
  const form = useForm({ resolver: standardSchemaResolver(secondFactorRemoval) })
  const { formState } = form
  const disable = useApiMutation(secondFactor.disable, {
    refresh: users.info,
    onSuccess: () => {
      toast.success(texts.disabled)
      onClose()
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit((body) => disable.mutate({ body }))}>
      <p className="mb-4 max-w-prose text-ink-soft">{isRequired ? texts.requiredHint : texts.disableText}</p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField
          label={texts.currentPassword}
          type="password"
          autoFocus
          autoComplete="current-password"
          error={formState.errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <CodeField
          label={texts.code}
          description={texts.anyCodeHint}
          error={formState.errors.code?.message}
          {...form.register('code')}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" pending={disable.isPending}>
          {texts.disableSubmit}
        </Button>
        <Button variant="quiet" disabled={disable.isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
