import { useUser } from '../../lib/session.ts'
import { CareProfileSection } from './care-profile-section.tsx'

/** Anchor of the section in the settings. */
export const careProfileSectionId = 'ernaehrungsprofil'

/** The member's own care profile, in the settings. */
export function MyCareProfileSection({ id }: { id: string }) {
  const user = useUser()
  return user ? <CareProfileSection id={id} userId={user.id} isOwn /> : null
}
