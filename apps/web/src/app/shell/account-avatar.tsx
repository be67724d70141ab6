import type { User } from '@kostbar/contracts/users/schemas'
import { fullName } from '../../domain/users/person.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/** CSS classes of the account button. */
export const accountButtonClass =
  'rounded-full transition-shadow duration-(--quick) hover:ring-4 hover:ring-leaf-soft aria-expanded:ring-4 ' +
  'aria-expanded:ring-leaf-soft'

/** Content of the account button; the same before and after the lazy menu is loaded. */
export const AccountAvatar = ({ user }: { user: User }) => (
  <>
    <Avatar name={fullName(user)} picture={user.profileImage} />
    <VisuallyHidden>
      {texts.account}: {fullName(user)}
    </VisuallyHidden>
  </>
)
