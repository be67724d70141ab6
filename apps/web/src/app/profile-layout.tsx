import { ProfileFrame } from '../features/profile/profile-frame.tsx'
import { UsefulLinks } from '../features/workout/useful-links.tsx'

/** Layout of the member area, with useful links on wide screens. */
export const ProfileLayout = () => <ProfileFrame sidebar={<UsefulLinks />} />
