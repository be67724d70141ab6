import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { setTable } from '../../ui/illustration/scenes.ts'
import { AuthLayout } from './auth-layout.tsx'
import { Registration } from './registration.tsx'
import { RegistrationLinks } from './registration-links.tsx'
import { texts } from './texts.ts'

const { title, intro, invited, isTrainer, trainerSignUp } = texts.signup

/** Registration of members, optionally with an invitation (`?inviteId=`). */
export function SignupPage() {
  const { search } = useLocation()
  const inviteId = new URLSearchParams(search).get('inviteId')
  return (
    <AuthLayout title={title} intro={inviteId ? invited : intro} picture={setTable}>
      <Registration kind="member" inviteId={inviteId} />
      <RegistrationLinks>
        <span>{isTrainer}</span> <Link to={paths.trainerSignup}>{trainerSignUp}</Link>
      </RegistrationLinks>
    </AuthLayout>
  )
}
