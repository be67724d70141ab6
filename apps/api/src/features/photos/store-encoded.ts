import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '../../infra/storage.ts'
import { Problem } from '../../problems/problem.ts'

interface StoreParams {
  /** Key of the verified file. */
  source: string
  /** Beginning of the key of the stored JPEG, for example `avatars/userId/`. */
  prefix: string
  /** Encodes the file as JPEG; `encodeSquare` or `encodeLarge`. */
  encode: (read: () => Promise<Buffer>) => Promise<Buffer>
}

/**
 * Stores a file re-encoded, without metadata such as the place. The file itself is left.
 * @returns key of the JPEG
 * @throws Problem `not_found`, `unsupported_media_type`, `too_large`, `unavailable`
 */
export async function storeEncoded(storage: Storage, { source, prefix, encode }: StoreParams): Promise<string> {
  const image = await encode(async () => {
    const stream = await storage.read(source)
    if (!stream) throw new Problem('not_found')
    return buffer(stream)
  })
  const key = `${prefix}${randomUUID()}.jpeg`
  await storage.write({ key, contentType: 'image/jpeg', contentLength: image.length }, Readable.from([image]))
  return key
}

/** Whether a file was refused because it is no photo, or too large a one. */
export const isRefusedPhoto = (error: unknown): error is Problem =>
  error instanceof Problem && (error.code === 'unsupported_media_type' || error.code === 'too_large')
