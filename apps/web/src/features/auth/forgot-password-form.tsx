import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { email } from '@kostbar/contracts/scalars'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { texts } from './texts.ts'
import { useDesktopAutofocus } from './use-desktop-autofocus.ts'

const schema = z.object({ email })

interface ForgotPasswordFormProps {
  /** E-mail address already typed into the sign-in form. */
  email: string | undefined
  onSent: () => void
}

/** Form that requests a mail with a link to reset the password. */
export function ForgotPasswordForm({ email: typed, onSent }: ForgotPasswordFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(schema),
    ...(typed ? { defaultValues: { email: typed } } : {}),
  })
  const { register, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState
  const element = useRef<HTMLFormElement>(null)
  useDesktopAutofocus(element, 'email')

  const submit = handleSubmit(async (values) => {
    try {
      await call(auth.forgotPassword, { params: { id: values.email } })
      onSent()
    } catch (error) {
      showFormProblem(form, error)
    }
  })

  return (
    <form ref={element} method="post" noValidate onSubmit={submit}>
      <EmailField label={texts.email} autoComplete="username" error={errors.email?.message} {...register('email')} />
      <FormMessage text={errors.root?.message} />
      <Button type="submit" size="lg" wide pending={isSubmitting}>
        {texts.forgot.submit}
      </Button>
    </form>
  )
}
