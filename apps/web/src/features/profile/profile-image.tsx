import { profileImage } from '@kostbar/contracts/profile-image/endpoints'
import { profileImageMaxBytes, profileImageTypes } from '@kostbar/contracts/uploads'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { call } from '../../lib/api.ts'
import { sessionQuery } from '../../lib/session.ts'
import { type FileRules, putFile, type Sending } from '../../lib/upload.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { useUpload } from '../../ui/use-upload.ts'
import { texts } from './texts.ts'

const rules: FileRules = {
  types: profileImageTypes,
  maxBytes: profileImageMaxBytes,
  wrongType: texts.imageType,
  tooLarge: texts.imageSize,
  empty: texts.imageEmpty,
}

async function send(file: File, sending: Sending) {
  const { signal } = sending
  const { key, ...address } = await call(
    profileImage.upload,
    { query: { filename: file.name, size: file.size } },
    { signal },
  )
  await putFile(address, file, sending)
  return call(profileImage.finish, { body: { key } }, { signal })
}

/** Lets one choose one's profile image, folded up until one wants to; every avatar on the page shows it at once. */
export function ProfileImage() {
  const queries = useQueryClient()
  const upload = useUpload({
    rules,
    send,
    uploaded: texts.imageUploaded,
    unavailable: texts.imageFailed,
    onDone: ({ profileImage }) => {
      queries.setQueryData(sessionQuery.queryKey, (user) => (user ? { ...user, profileImage } : user))
    },
  })
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-md text-sm font-semibold text-leaf [&::-webkit-details-marker]:hidden">
        {texts.imageChange}
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="pt-1 pb-4">
        <FileDrop upload={upload} label={texts.imageLabel} hint={texts.imageHint} />
      </div>
    </details>
  )
}
