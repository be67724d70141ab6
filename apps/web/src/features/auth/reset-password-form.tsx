import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { passwordChange } from '@kostbar/contracts/auth/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { ProblemError } from '../../lib/problem-error.ts'
import { clearUserData, sessionQuery } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { texts } from './texts.ts'
import { useDesktopAutofocus } from './use-desktop-autofocus.ts'

interface ResetPasswordFormProps {
  link: { user: string; token: string }
  onDone: () => void
  /** Called when the API reports that the link has expired. */
  onExpired: () => void
}

/** Form that sets a new password with the token of the mailed link. */
export function ResetPasswordForm({ link, onDone, onExpired }: ResetPasswordFormProps) {
  const queries = useQueryClient()
  const form = useForm({
    resolver: standardSchemaResolver(passwordChange),
  })
  const { register, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState
  const element = useRef<HTMLFormElement>(null)
  useDesktopAutofocus(element, 'newPassword')

  const save = handleSubmit(async (body) => {
    try {
      await call(auth.changePassword, { params: { id: link.user }, query: { token: link.token }, body })
      onDone()
      // The API has ended all sessions of the account. Like after an expired session, drafts and waiting entries are kept;
      // somebody else who is signed in here stays so.
      if (queries.getQueryData(sessionQuery.queryKey)?.id === link.user) clearUserData(queries)
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'link_invalid') onExpired()
      else showFormProblem(form, error)
    }
  })

  return (
    <form ref={element} method="post" noValidate onSubmit={save}>
      <TextField
        label={texts.newPassword}
        type="password"
        autoComplete="new-password"
        description={texts.passwordHint}
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <TextField
        label={texts.newPasswordAgain}
        type="password"
        autoComplete="new-password"
        error={errors.newPasswordVerification?.message}
        {...register('newPasswordVerification')}
      />
      <FormMessage text={errors.root?.message} />
      <Button type="submit" size="lg" wide pending={isSubmitting}>
        {texts.reset.submit}
      </Button>
    </form>
  )
}
