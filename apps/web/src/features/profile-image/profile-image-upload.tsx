import { profileImage } from '@kostbar/contracts/profile-image/endpoints'
import { profileImageMaxBytes, profileImageTypes } from '@kostbar/contracts/uploads'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { call } from '../../lib/api.ts'
import { sessionQuery } from '../../lib/session.ts'
import type { FileRules } from '../../lib/upload/file-rules.ts'
import { useFileUpload } from '../../lib/upload/use-file-upload.ts'
import { FileUpload } from '../../ui/file-upload.tsx'
import { texts } from './texts.ts'

const rules: FileRules = {
  types: profileImageTypes,
  maxBytes: profileImageMaxBytes,
  wrongType: texts.wrongType,
  tooLarge: texts.tooLarge,
  empty: texts.empty,
}

/** Uploads the user's profile image, collapsed by default. All avatars on the page are updated. */
export function ProfileImageUpload() {
  const queries = useQueryClient()
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
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-md text-sm font-semibold text-leaf [&::-webkit-details-marker]:hidden">
        {texts.change}
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="pt-1 pb-4">
        <FileUpload upload={upload} label={texts.label} hint={texts.hint} />
      </div>
    </details>
  )
}
