import { loginPath, paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { letter } from '../../ui/illustration/scenes.ts'
import { AuthLayout } from './auth-layout.tsx'
import { texts } from './texts.ts'

const pageTexts = texts.confirmEmail

/** Sign-in address that returns to this confirmation link afterwards; the token stays in the fragment. */
export const loginToConfirm = (token: string) => `${loginPath(paths.confirmEmail)}#${new URLSearchParams({ token })}`

/** Confirmation page for signed-out visitors: asks to sign in first. */
export const SignInToConfirm = ({ token }: { token: string }) => (
  <AuthLayout title={pageTexts.signInTitle} intro={pageTexts.signIn} picture={letter}>
    <ButtonLink to={loginToConfirm(token)} size="lg" wide>
      {texts.login.submit}
    </ButtonLink>
    <p className="mt-6 text-ink-soft">{pageTexts.notMine}</p>
  </AuthLayout>
)
