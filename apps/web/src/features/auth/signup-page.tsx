import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { setTable } from '../../ui/illustration/scenes.ts'
import { AuthFrame } from './auth-frame.tsx'
import { OtherWays } from './other-ways.tsx'
import { Registration } from './registration.tsx'
import { texts } from './texts.ts'

const { title, intro, invited, isTrainer, trainerSignUp } = texts.signup

/** Where members register, also by an invitation (`?inviteId=`). */
export function SignupPage() {
  const { search } = useLocation()
  const inviteId = new URLSearchParams(search).get('inviteId')
  return (
    <AuthFrame title={title} intro={inviteId ? invited : intro} picture={setTable}>
      <Registration kind="member" inviteId={inviteId} />
      <OtherWays>
        <span>{isTrainer}</span> <Link to={paths.trainerSignup}>{trainerSignUp}</Link>
      </OtherWays>
    </AuthFrame>
  )
}
