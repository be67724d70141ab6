import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { texts } from './texts.ts'

/** The way in: to the registration, or on to the profile for those who are signed in. */
export function StartButton() {
  const { state } = useSession()
  const signedOut = state === 'out'
  return (
    <ButtonLink to={signedOut ? paths.signup : paths.profile} size="lg">
      {signedOut ? texts.signUp : texts.toProfile}
    </ButtonLink>
  )
}
