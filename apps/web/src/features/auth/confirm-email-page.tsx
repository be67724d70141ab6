import { useSession } from '../../lib/session.ts'
import { useLinkParams } from '../../lib/use-link-params.ts'
import { AuthLayout } from './auth-layout.tsx'
import { checkingEmailLink, incompleteEmailLink } from './confirm-email-states.tsx'
import { EmailConfirmation } from './email-confirmation.tsx'
import { SignInToConfirm } from './sign-in-to-confirm.tsx'

/**
 * Target of the mailed link that confirms an e-mail address. Confirms without a click, because it also takes a session
 * of the account, which neither a mail scanner nor the owner of a mistyped address has.
 */
export function ConfirmEmailPage() {
  const params = useLinkParams()
  const session = useSession()
  if (!params) return <AuthLayout {...checkingEmailLink} />
  const token = params.get('token')
  if (!token) return <AuthLayout {...incompleteEmailLink} />
  if (session.state === 'unknown') return <AuthLayout {...checkingEmailLink} />
  if (session.state === 'out') return <SignInToConfirm token={token} />
  return <EmailConfirmation key={token} token={token} user={session.user} />
}
