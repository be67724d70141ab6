import { useExternalValue } from '../../lib/external-store.ts'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { answerSignIn, sessionLoss } from '../../lib/lost-session.ts'
import { ProblemError } from '../../lib/problem-error.ts'

const signInElsewhere =
  'Melde dich in einem anderen Tab wieder an und versuche es hier noch einmal. Lade diese Seite nicht neu: Was du geändert hast, ist nur hier.'

const signInAgain = async () => (await import('../../features/auth/sign-in-again.tsx')).SignInAgain

/** Asks to sign in again while the session is lost and something on the page is unsaved. */
export function LostSession() {
  const loss = useExternalValue(sessionLoss, sessionLoss.get, null)
  // A failed import fails the calls that wait, as any lost connection does; the next call asks again.
  return loss && <LazyComponent load={signInAgain} props={{ loss }} onError={failCalls} />
}

/**
 * Fails the calls that wait, with what to do: where the server is reachable, the dialog cannot be loaded by this document any
 * more, because browsers remember a failed import, or because a newer release has replaced its scripts.
 */
async function failCalls(problem: ProblemError): Promise<void> {
  const isReachable = await fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  answerSignIn(isReachable ? new ProblemError({ code: 'offline', msg: signInElsewhere }, 0) : problem)
}
