import { ProfileFrame } from '../features/profile/profile-frame.tsx'
import { UsefulLinks } from '../features/workout/useful-links.tsx'

/** The member area with the member's links beside it. */
export const ProfileLayout = () => <ProfileFrame sidebar={<UsefulLinks />} />
