import type { User } from '@kostbar/contracts/users/schemas'
import { fullName } from '../../domain/users/person.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/** How the button looks around it. */
export const accountButtonClass =
  'rounded-full transition-shadow duration-(--quick) hover:ring-4 hover:ring-leaf-soft aria-expanded:ring-4 ' +
  'aria-expanded:ring-leaf-soft'

/** What the account's button shows and says, before and after its menu is loaded. */
export const AccountFace = ({ user }: { user: User }) => (
  <>
    <Avatar name={fullName(user)} picture={user.profileImage} />
    <VisuallyHidden>
      {texts.account}: {fullName(user)}
    </VisuallyHidden>
  </>
)
