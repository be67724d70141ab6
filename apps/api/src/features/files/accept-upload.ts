import { randomUUID } from 'node:crypto'
import { hasMediaType } from '../../infra/media-types.ts'
import type { Storage } from '../../infra/storage.ts'

interface UploadParams {
  /** Key of the presigned URL: `folder/userId/uuid`, with or without an extension. */
  uploadKey: string
  contentType: string
  maxBytes: number
}

export type UploadRefusal = 'missing' | 'too_large' | 'unsupported_media_type'

/** A verified file: its key and its size in bytes. */
interface AcceptedFile {
  key: string
  size: number
}

const newKeyLike = (uploadKey: string) => uploadKey.replace(/[^/.]+(?=\.[a-z]+$|$)/, randomUUID())

/**
 * Copies an upload to a new key and verifies size and content of the copy. The upload itself is never served: its
 * presigned URL can be used again until it expires, so its content could change after the verification. The copy has
 * this media type and no other header of the uploader's request. An upload that is refused is deleted; any other by the
 * caller, once a row refers to the copy, so that a request that was cut off before can be repeated. The nightly sweep
 * deletes what arrives later.
 * @returns the copy, or the reason why the upload is refused
 * @throws Problem `unavailable`
 */
export async function copyUpload(
  storage: Storage,
  { uploadKey, contentType, maxBytes }: UploadParams,
): Promise<AcceptedFile | UploadRefusal> {
  const key = newKeyLike(uploadKey)
  const isCopied = await storage.copy(uploadKey, { key, contentType })
  const copy = isCopied ? await storage.head(key) : null
  if (!copy) return 'missing'
  const isSmall = copy.size <= maxBytes
  if (isSmall && (await hasMediaType(storage, key, contentType))) return { key, size: copy.size }
  await storage.remove([uploadKey, key])
  return isSmall ? 'unsupported_media_type' : 'too_large'
}
