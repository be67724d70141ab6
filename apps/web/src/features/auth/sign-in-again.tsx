import { useEffect, useEffectEvent } from 'react'
import type { SessionLoss } from '../../lib/api.ts'
import { isSessionAccepted } from '../../lib/is-session-accepted.ts'
import { answerSignIn, sessionLoss } from '../../lib/lost-session.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SignInForm } from './login-form.tsx'
import { texts } from './texts.ts'

const { ended, otherUser } = texts.lostSession

/**
 * Dialog over a page with something unsaved whose session is lost. Signing in again continues on the page, with the calls
 * that were refused; the page is hidden meanwhile, because somebody else may be at the device.
 */
export function SignInAgain({ loss }: { readonly loss: SessionLoss }) {
  const email = useUser()?.email
  const resume = async () => {
    if (await isSessionAccepted()) answerSignIn('REGAINED')
    else sessionLoss.set('otherUser')
  }
  const resumeIfAccepted = useEffectEvent(async () => {
    if (document.visibilityState === 'visible' && (await isSessionAccepted())) answerSignIn('REGAINED')
  })
  // The user may have signed in again in another tab.
  useEffect(() => {
    const check = () => void resumeIfAccepted().catch(() => undefined)
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
  const { title, text, giveUp } = loss === 'ended' ? ended : { ...otherUser, text: otherUser.text(email ?? '') }
  return (
    <Dialog isOpen onOpenChange={() => undefined} title={title} size="sm" dismissable={false} locked>
      <p className="mb-6 wrap-anywhere text-ink-soft">{text}</p>
      {/* Anew when it has turned out that another account has signed in. */}
      <SignInForm key={loss} email={email} onSignedIn={resume} />
      <Button variant="quiet" wide className="mt-3" onClick={() => answerSignIn('GIVEN_UP')}>
        {giveUp}
      </Button>
    </Dialog>
  )
}
