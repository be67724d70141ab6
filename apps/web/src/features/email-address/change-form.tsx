import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { emailAddress } from '@kostbar/contracts/email-address/endpoints'
import { emailChange } from '@kostbar/contracts/email-address/schemas'
import { useForm } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const formTexts = texts.change

/** Form to change the e-mail address; requires the current password. */
export function ChangeForm() {
  // No default values: they would overwrite input (also by password managers) from before hydration.
  const form = useForm({ resolver: standardSchemaResolver(emailChange) })
  const { errors } = form.formState
  const change = useApiMutation(emailAddress.change, {
    refresh: emailAddress.mine,
    onSuccess: () => {
      form.reset()
      toast.success(formTexts.sent)
    },
    onError: (problem) => showFormProblem(form, problem, { fieldByCode: { email_taken: 'email' } }),
  })
  return (
    <form method="post" noValidate className="mt-6" onSubmit={form.handleSubmit((body) => change.mutate({ body }))}>
      <FormFields isSaving={change.isPending}>
        <div className="grid gap-x-6 sm:grid-cols-2">
          <EmailField
            label={formTexts.new}
            autoComplete="email"
            description={formTexts.newHint}
            error={errors.email?.message}
            {...form.register('email')}
          />
          <TextField
            label={formTexts.password}
            type="password"
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
        </div>
      </FormFields>
      <Button type="submit" className="mt-3" pending={change.isPending}>
        {formTexts.save}
      </Button>
    </form>
  )
}
