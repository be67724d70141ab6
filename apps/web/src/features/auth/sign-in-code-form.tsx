import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { signInCode } from '@kostbar/contracts/auth/schemas'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { call } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { texts } from './texts.ts'

const stepTexts = texts.login.code

interface SignInCodeFormProps {
  readonly credentials: { readonly email: string; readonly password: string }
  /** Called after the sign-in. */
  readonly onSignedIn: () => Promise<void>
  readonly onBack: () => void
  /** Whether another account can sign in as well; otherwise the way back leads to the password only. */
  readonly canChangeAccount: boolean
}

/** Second step of a sign-in: the code of the authenticator app, or a recovery code. */
export function SignInCodeForm({ credentials, onSignedIn, onBack, canChangeAccount }: SignInCodeFormProps) {
  const form = useForm({ resolver: standardSchemaResolver(signInCode) })
  const { register, handleSubmit, formState } = form
  const signIn = handleSubmit(async ({ code }) => {
    try {
      await call(auth.signin, { body: { ...credentials, code } })
      await onSignedIn()
    } catch (error) {
      showFormProblem(form, error)
    }
  })
  return (
    <form method="post" noValidate onSubmit={signIn}>
      <p className="mb-5 text-ink-soft">{stepTexts.text}</p>
      <TextField
        label={stepTexts.label}
        description={stepTexts.hint}
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="font-mono tracking-wider"
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <FormMessage text={formState.errors.root?.message} />
      <Button type="submit" size="lg" wide pending={formState.isSubmitting}>
        {texts.login.submit}
      </Button>
      <Button variant="quiet" wide className="mt-3" onClick={onBack}>
        {canChangeAccount ? stepTexts.back : stepTexts.backToPassword}
      </Button>
      <p className="mt-4 text-center text-sm text-ink-soft">
        {stepTexts.nothingLeft}{' '}
        <Link to={paths.imprint} target="_blank">
          {stepTexts.imprint}
        </Link>
        .
      </p>
    </form>
  )
}
