import { useExternalValue } from '../../lib/external-store.ts'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { answerSignIn, sessionLoss } from '../../lib/lost-session.ts'

const signInAgain = async () => (await import('../../features/auth/sign-in-again.tsx')).SignInAgain

/** Asks to sign in again while the session is lost and something on the page is unsaved. */
export function LostSession() {
  const loss = useExternalValue(sessionLoss, sessionLoss.get, null)
  // A failed import fails the calls that wait, as any lost connection does; the next call asks again.
  return loss && <LazyComponent load={signInAgain} props={{ loss }} onError={answerSignIn} />
}
