import { profileImage } from '@kostbar/contracts/profile-image/endpoints'
import { profileImageMaxBytes, profileImageTypes } from '@kostbar/contracts/uploads'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { sessionQuery, useUser } from '../../lib/session.ts'
import type { FileRules } from '../../lib/upload/file-rules.ts'
import { useFileUpload } from '../../lib/upload/use-file-upload.ts'
import { FileUpload } from '../../ui/file-upload.tsx'
import { RemoveProfileImage } from './remove-profile-image.tsx'
import { texts } from './upload-texts.ts'

const rules: FileRules = {
  types: profileImageTypes,
  maxBytes: profileImageMaxBytes,
  wrongType: texts.wrongType,
  tooLarge: texts.tooLarge,
  empty: texts.empty,
}

/** Upload and removal of the own profile image. Both update all avatars on the page. */
export function ProfileImageUpload() {
  const queries = useQueryClient()
  const hasImage = Boolean(useUser()?.profileImage)
  const upload = useFileUpload({
    rules,
    sign: (query, signal) => call(profileImage.upload, { query }, { signal }),
    finish: ({ key }, signal) => call(profileImage.finish, { body: { key } }, { signal }),
    successText: texts.uploaded,
    unavailableText: texts.unavailable,
    onSuccess: (updated) => {
      queries.setQueryData(sessionQuery.queryKey, (user) =>
        user ? { ...user, profileImage: updated.profileImage } : user,
      )
    },
  })
  return (
    <>
      <FileUpload upload={upload} label={texts.label} hint={texts.hint} />
      {hasImage ? <RemoveProfileImage /> : null}
    </>
  )
}
