import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { emailAddress } from '@kostbar/contracts/email-address/endpoints'
import { sessions } from '@kostbar/contracts/sessions/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { ownPasswordChange } from '@kostbar/contracts/settings/schemas'
import { useForm } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const sectionTexts = texts.password

/** Settings section to change the password; requires the current one. */
export function PasswordSection({ id }: { id: string }) {
  const user = useUser()
  // No default values: they would overwrite input (also by password managers) from before hydration.
  const form = useForm({ resolver: standardSchemaResolver(ownPasswordChange) })
  const { errors } = form.formState
  const change = useApiMutation(settings.changePassword, {
    // A requested change of address is cancelled with it.
    refresh: [sessions.mine, emailAddress.mine],
    onSuccess: () => {
      form.reset()
      toast.success(sectionTexts.changed)
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  return (
    <PageSection id={id} title={sectionTexts.title} text={sectionTexts.text}>
      <form method="post" noValidate onSubmit={form.handleSubmit((body) => change.mutate({ body }))}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <FormFields isSaving={change.isPending}>
          <TextField
            label={sectionTexts.current}
            type="password"
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
          <div className="grid gap-x-6 sm:grid-cols-2">
            <TextField
              label={sectionTexts.new}
              type="password"
              autoComplete="new-password"
              description={sectionTexts.newHint}
              error={errors.newPassword?.message}
              {...form.register('newPassword')}
            />
            <TextField
              label={sectionTexts.again}
              type="password"
              autoComplete="new-password"
              error={errors.newPasswordVerification?.message}
              {...form.register('newPasswordVerification')}
            />
          </div>
        </FormFields>
        <Button type="submit" className="mt-3" pending={change.isPending}>
          {sectionTexts.save}
        </Button>
      </form>
    </PageSection>
  )
}
