import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { TrainerDesk } from '../../ui/pictures/scenes/trainer-desk.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { OtherWays } from './other-ways.tsx'
import { Registration } from './registration.tsx'
import { texts } from './texts.ts'

const { trainerTitle, trainerIntro, isMember, memberSignUp } = texts.signup

export const TrainerSignupPage = () => (
  <AuthFrame title={trainerTitle} intro={trainerIntro} picture={<TrainerDesk className="w-full" />}>
    <Registration kind="trainer" inviteId={null} />
    <OtherWays>
      <span>{isMember}</span> <Link to={paths.signup}>{memberSignUp}</Link>
    </OtherWays>
  </AuthFrame>
)
