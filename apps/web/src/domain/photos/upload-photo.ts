import type { Request } from '@kostbar/contracts/endpoint'
import { photos } from '@kostbar/contracts/photos/endpoints'
import type { PhotoType } from '@kostbar/contracts/photos/photo-types'
import { call } from '../../lib/api.ts'
import { putFile } from '../../lib/upload/put-file.ts'

type PhotoDetails = Omit<Request<typeof photos.upload>['body'], 'contentType' | 'size'>

/** Uploads a prepared photo; repeating it with the same client key stores it once. @throws ProblemError */
export async function uploadPhoto(file: Blob, details: PhotoDetails): Promise<void> {
  const contentType = file.type as PhotoType
  const { id, url } = await call(photos.upload, { body: { ...details, contentType, size: file.size } })
  const { signal } = new AbortController()
  if (url) await putFile({ url, contentType }, file, { signal, onProgress: () => {} })
  await call(photos.finish, { body: { id } })
}
