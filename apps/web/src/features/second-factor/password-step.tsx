import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Answer } from '@kostbar/contracts/endpoint'
import { secondFactor } from '@kostbar/contracts/second-factor/endpoints'
import { secondFactorSetUp } from '@kostbar/contracts/second-factor/schemas'
import { useForm } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { texts } from './texts.ts'

interface PasswordStepProps {
  readonly onSecret: (secret: Answer<typeof secondFactor.setUp>) => void
  /** Cancels the set-up; given if it was opened by a click, in which case the field takes the focus. */
  readonly onCancel?: (() => void) | undefined
}

/** Step 1 of the set-up: requests a secret with the password. */
export function PasswordStep({ onSecret, onCancel }: PasswordStepProps) {
  const user = useUser()
  const form = useForm({ resolver: standardSchemaResolver(secondFactorSetUp) })
  const setUp = useApiMutation(secondFactor.setUp, {
    onSuccess: onSecret,
    onError: (problem) => showFormProblem(form, problem),
  })
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit((body) => setUp.mutate({ body }))}>
      <p className="mb-4 max-w-prose text-ink-soft">{texts.password.text}</p>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <TextField
        label={texts.currentPassword}
        type="password"
        autoFocus={onCancel !== undefined}
        autoComplete="current-password"
        error={form.formState.errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={setUp.isPending}>
          {texts.password.next}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
