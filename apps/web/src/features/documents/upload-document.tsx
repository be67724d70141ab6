import { documents } from '@kostbar/contracts/documents/endpoints'
import { documentMaxBytes, documentTypes } from '@kostbar/contracts/uploads'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import type { FileRules } from '../../lib/upload/file-rules.ts'
import { useFileUpload } from '../../lib/upload/use-file-upload.ts'
import { FileUpload } from '../../ui/file-upload.tsx'
import { texts } from './texts.ts'

const rules: FileRules = {
  types: documentTypes,
  maxBytes: documentMaxBytes,
  wrongType: texts.wrongType,
  tooLarge: texts.tooLarge,
  empty: texts.empty,
}

/** Upload button for a document of a user. */
export function UploadDocument({ userId }: { userId: string }) {
  const queries = useQueryClient()
  const upload = useFileUpload({
    rules,
    sign: (query, signal) => call(documents.upload, { params: { id: userId }, query }, { signal }),
    finish: ({ docId }, signal) => call(documents.finish, { params: { id: userId, docId } }, { signal }),
    successText: texts.uploaded,
    unavailableText: texts.uploadFailed,
    onSuccess: () => queries.invalidateQueries({ queryKey: [documents.ofUser.path] }),
  })
  return <FileUpload upload={upload} label={texts.upload} hint={texts.uploadHint} />
}
