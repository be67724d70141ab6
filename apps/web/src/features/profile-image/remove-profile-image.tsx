import { profileImage } from '@kostbar/contracts/profile-image/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { useState } from 'react'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { Button } from '../../ui/button.tsx'
import { texts } from './upload-texts.ts'

/** Button that removes the own profile image, after a question. */
export function RemoveProfileImage() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {isAsking ? (
        <ConfirmCall
          endpoint={profileImage.remove}
          request={{}}
          refresh={users.info}
          title={texts.removeTitle}
          text={texts.removeText}
          confirmLabel={texts.removeNow}
          done={texts.removed}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
