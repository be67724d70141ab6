import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { letter, lockedJar } from '../../ui/illustration/scenes.ts'
import { AuthLayout } from './auth-layout.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { texts } from './texts.ts'

const { title, intro, sentTitle, sent, nothingCame, otherAddress } = texts.forgot

/** Password reset request; the answer does not reveal whether an account exists. */
export function ForgotPasswordPage() {
  const { state } = useLocation()
  const [isSent, setSent] = useState(false)
  const typed = ((state ?? {}) as { email?: string }).email
  if (isSent) {
    return (
      <AuthLayout title={sentTitle} intro={<span role="status">{sent}</span>} picture={letter}>
        <p className="text-ink-soft">{nothingCame}</p>
        <Button variant="secondary" wide className="mt-6" onClick={() => setSent(false)}>
          {otherAddress}
        </Button>
        <BackToLogin />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={title} intro={intro} picture={lockedJar}>
      <ForgotPasswordForm email={typed} onSent={() => setSent(true)} />
      <BackToLogin />
    </AuthLayout>
  )
}

const BackToLogin = () => (
  <p className="mt-6 text-center">
    <Link to={paths.login}>{texts.toSignIn}</Link>
  </p>
)
