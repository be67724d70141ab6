import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { credentials } from '@kostbar/contracts/auth/schemas'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { call } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { parseReturnPath, paths } from '../../lib/paths.ts'
import { ProblemError } from '../../lib/problem-error.ts'
import { useStartSession } from '../../lib/start-session.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SignInCodeForm } from './sign-in-code-form.tsx'
import { texts } from './texts.ts'
import { useDesktopAutofocus } from './use-desktop-autofocus.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

interface LoginFormProps {
  /** Called after the sign-in; by default the visitor is redirected to the requested page. */
  onDone?: () => void
}

/** Form that signs in and starts the session in this tab. */
export function LoginForm({ onDone }: LoginFormProps) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const startSession = useStartSession()
  const finish = async () => {
    await startSession()
    if (onDone) onDone()
    else await navigate(parseReturnPath(search, hash), { replace: true })
  }
  return <SignInForm onSignedIn={finish} />
}

interface SignInFormProps {
  /** Fills in the address of who is to sign in again, on a page that must not be left. */
  readonly email?: string | undefined
  readonly onSignedIn: () => Promise<void>
}

/** Sign-in form: e-mail and password, then a code if the account has a second factor. */
export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const [verified, setVerified] = useState<Credentials>()
  return verified ? (
    <SignInCodeForm
      credentials={verified}
      onSignedIn={onSignedIn}
      onBack={() => setVerified(undefined)}
      canChangeAccount={email === undefined}
    />
  ) : (
    <PasswordForm email={email} onSignedIn={onSignedIn} onCodeRequired={setVerified} />
  )
}

interface PasswordFormProps extends SignInFormProps {
  /** Called when the password is right and the account requires a code. */
  readonly onCodeRequired: (credentials: Credentials) => void
}

function PasswordForm({ email: knownEmail, onSignedIn, onCodeRequired }: PasswordFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(credentials),
    defaultValues: { email: knownEmail ?? '', password: '' },
  })
  const { register, handleSubmit, control, formState } = form
  const { errors, isSubmitting } = formState
  const email = useWatch({ control, name: 'email' })
  const element = useRef<HTMLFormElement>(null)
  useDesktopAutofocus(element, 'email')

  const signIn = handleSubmit(async (body) => {
    try {
      await call(auth.signin, { body })
      await onSignedIn()
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'second_factor_required') onCodeRequired(body)
      else showFormProblem(form, error)
    }
  })

  return (
    <form ref={element} method="post" noValidate onSubmit={signIn}>
      <EmailField label={texts.email} autoComplete="username" error={errors.email?.message} {...register('email')} />
      <TextField
        label={texts.password}
        type="password"
        autoComplete="current-password"
        autoFocus={knownEmail !== undefined}
        error={errors.password?.message}
        {...register('password')}
      />
      {/* Overlaps the line reserved for the password's error message. */}
      <p className="-mt-7 flex justify-end text-sm">
        <Link to={paths.forgotPassword} state={{ email }} {...(knownEmail && { target: '_blank' })}>
          {texts.login.forgot}
        </Link>
      </p>
      <FormMessage text={errors.root?.message} />
      <Button type="submit" size="lg" wide pending={isSubmitting}>
        {texts.login.submit}
      </Button>
    </form>
  )
}
