import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { fullName } from '../../domain/users/person.ts'
import { ConfirmAction } from './confirm-action.tsx'
import { texts } from './texts.ts'

interface UnlockDialogProps {
  readonly user: User
  readonly onClose: () => void
}

/** Dialog to confirm and remove a lock. */
export const UnlockDialog = ({ user, onClose }: UnlockDialogProps) => (
  <ConfirmAction
    user={user}
    endpoint={users.unlock}
    title={texts.unlockTitle}
    text={texts.unlockText(fullName(user))}
    confirmLabel={texts.unlockAccount}
    variant="primary"
    done={texts.unlockDone(fullName(user))}
    onClose={onClose}
  />
)
