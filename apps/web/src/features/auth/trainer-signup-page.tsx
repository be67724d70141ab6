import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { trainerDesk } from '../../ui/illustration/scenes.ts'
import { AuthLayout } from './auth-layout.tsx'
import { Registration } from './registration.tsx'
import { RegistrationLinks } from './registration-links.tsx'
import { texts } from './texts.ts'

const { trainerTitle, trainerIntro, isMember, memberSignUp } = texts.signup

/** Registration of trainers. */
export const TrainerSignupPage = () => (
  <AuthLayout title={trainerTitle} intro={trainerIntro} picture={trainerDesk}>
    <Registration kind="trainer" invitation={null} />
    <RegistrationLinks>
      <span>{isMember}</span> <Link to={paths.signup}>{memberSignUp}</Link>
    </RegistrationLinks>
  </AuthLayout>
)
