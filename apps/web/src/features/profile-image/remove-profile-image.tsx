import { profileImage } from '@kostbar/contracts/profile-image/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { ConfirmCallButton } from '../../lib/confirm-call-button.tsx'
import { texts } from './upload-texts.ts'

/** Button that removes the own profile image, after a question. */
export function RemoveProfileImage() {
  return (
    <ConfirmCallButton
      button={{ variant: 'quiet', size: 'sm', className: 'mt-1 -ml-3' }}
      endpoint={profileImage.remove}
      request={{}}
      refresh={users.info}
      title={texts.removeTitle}
      text={texts.removeText}
      confirmLabel={texts.removeNow}
      done={texts.removed}
    >
      {texts.remove}
    </ConfirmCallButton>
  )
}
