import type { User } from '@kostbar/contracts/users/schemas'
import { AccountCard } from '../features/profile/account-card.tsx'
import { AppStores } from '../features/profile/app-stores.tsx'
import { QuickActions } from '../features/profile/quick-actions.tsx'
import { ChangeProfileImage } from '../features/profile-image/change-profile-image.tsx'

/** Card of the account with the upload of another profile image. */
export const Account = ({ user }: { user: User }) => <AccountCard user={user} imageUpload={<ChangeProfileImage />} />

export { AppStores, QuickActions }
