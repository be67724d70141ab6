import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { fullName } from '../../domain/users/person.ts'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { accountQueries } from './account-queries.ts'
import { texts } from './texts.ts'

interface UnlockDialogProps {
  readonly user: User
  readonly onClose: () => void
}

/** Dialog to confirm and remove a lock. */
export const UnlockDialog = ({ user, onClose }: UnlockDialogProps) => (
  <ConfirmCall
    endpoint={users.unlock}
    request={{ params: { id: user.id } }}
    refresh={accountQueries}
    title={texts.unlockTitle}
    text={texts.unlockText(fullName(user))}
    confirmLabel={texts.unlockAccount}
    variant="primary"
    done={texts.unlockDone(fullName(user))}
    onClose={onClose}
  />
)
