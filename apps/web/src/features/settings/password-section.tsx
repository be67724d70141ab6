import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { sessions } from '@kostbar/contracts/sessions/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { ownPasswordChange } from '@kostbar/contracts/settings/schemas'
import { useForm } from 'react-hook-form'
import { useChange } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const words = texts.password

/** A new password for someone who knows the present one. */
export function PasswordSection({ id }: { id: string }) {
  const user = useUser()
  // Without values of its own it keeps what was typed, or filled in by a password manager, before the page was alive.
  const form = useForm({ resolver: standardSchemaResolver(ownPasswordChange) })
  const { errors } = form.formState
  const change = useChange(settings.changePassword, {
    refresh: sessions.mine,
    onSuccess: () => {
      form.reset()
      toast.success(words.changed)
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  return (
    <PageSection id={id} title={words.title} text={words.text}>
      <form method="post" noValidate onSubmit={form.handleSubmit((body) => change.mutate({ body }))}>
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <TextField
          label={words.current}
          type="password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <div className="grid gap-x-6 sm:grid-cols-2">
          <TextField
            label={words.new}
            type="password"
            autoComplete="new-password"
            description={words.newHint}
            error={errors.newPassword?.message}
            {...form.register('newPassword')}
          />
          <TextField
            label={words.again}
            type="password"
            autoComplete="new-password"
            error={errors.newPasswordVerification?.message}
            {...form.register('newPasswordVerification')}
          />
        </div>
        <Button type="submit" className="mt-3" pending={change.isPending}>
          {words.save}
        </Button>
      </form>
    </PageSection>
  )
}
