import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { trainerDesk } from '../../ui/illustration/scenes.ts'
import { AuthFrame } from './auth-frame.tsx'
import { OtherWays } from './other-ways.tsx'
import { Registration } from './registration.tsx'
import { texts } from './texts.ts'

const { trainerTitle, trainerIntro, isMember, memberSignUp } = texts.signup

/** Where people register who coach others. */
export const TrainerSignupPage = () => (
  <AuthFrame title={trainerTitle} intro={trainerIntro} picture={trainerDesk}>
    <Registration kind="trainer" inviteId={null} />
    <OtherWays>
      <span>{isMember}</span> <Link to={paths.signup}>{memberSignUp}</Link>
    </OtherWays>
  </AuthFrame>
)
