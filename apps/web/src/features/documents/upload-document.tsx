import { documents } from '@kostbar/contracts/documents/endpoints'
import { documentMaxBytes, documentTypes } from '@kostbar/contracts/uploads'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { type FileRules, putFile, type Sending } from '../../lib/upload.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { useUpload } from '../../ui/use-upload.ts'
import { texts } from './texts.ts'

const rules: FileRules = {
  types: documentTypes,
  maxBytes: documentMaxBytes,
  wrongType: texts.type,
  tooLarge: texts.tooLarge,
  empty: texts.empty,
}

const sendTo = (id: string) => async (file: File, sending: Sending) => {
  const { signal } = sending
  const named = { params: { id }, query: { filename: file.name, size: file.size } }
  const { docId, ...address } = await call(documents.upload, named, { signal })
  await putFile(address, file, sending)
  return call(documents.finish, { params: { id, docId } }, { signal })
}

/** Gives a user a document. */
export function UploadDocument({ userId }: { userId: string }) {
  const queries = useQueryClient()
  const upload = useUpload({
    rules,
    send: sendTo(userId),
    uploaded: texts.uploaded,
    unavailable: texts.uploadFailed,
    onDone: () => queries.invalidateQueries({ queryKey: [documents.ofUser.path] }),
  })
  return <FileDrop upload={upload} label={texts.upload} hint={texts.uploadHint} />
}
