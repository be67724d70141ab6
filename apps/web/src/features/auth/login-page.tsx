import { Link, useLocation } from 'react-router-dom'
import { signupWithInvitationPath } from '../../domain/invites/invite-links.ts'
import { parseReturnPath, paths } from '../../lib/paths.ts'
import { useLinkParams } from '../../lib/use-link-params.ts'
import { openDoor } from '../../ui/illustration/scenes.ts'
import { AuthLayout } from './auth-layout.tsx'
import { LoginForm } from './login-form.tsx'
import { texts } from './texts.ts'

const { title, intro, noAccount, signUp } = texts.login

/** Sign-in page; the query string holds the page to return to. */
export function LoginPage() {
  const { search } = useLocation()
  const token = useLinkParams()?.get('token')
  const isInvited = token && parseReturnPath(search) === paths.acceptInvite
  return (
    <AuthLayout title={title} intro={intro} picture={openDoor}>
      <LoginForm />
      <p className="mt-6 flex flex-wrap justify-center gap-x-1.5 text-ink-soft">
        <span>{noAccount}</span>{' '}
        <Link to={isInvited ? signupWithInvitationPath(token) : { pathname: paths.signup, search }}>{signUp}</Link>
      </p>
    </AuthLayout>
  )
}
