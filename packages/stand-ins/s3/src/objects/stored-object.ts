import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Sidecar file: an object's metadata. */
export const storedObject = z.object({
  key: z.string(),
  /** Bytes. */
  size: z.number(),
  /** MD5 of the bytes in quotes, as S3 gives it. */
  etag: z.string(),
  /** ISO 8601. */
  modified: z.string(),
  /** Name of the data file beside the sidecar. */
  file: z.string(),
  /** Headers of a GET response: content-type etc. and x-amz-meta-…. */
  headers: z.record(z.string(), z.string()),
})

export type StoredObject = z.infer<typeof storedObject>

/** File name prefix of an object: a hash of its key, so that no key can become a path. */
export const fileStem = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Sorts by the bytes of the keys, the order of S3 listings. */
export const byKey = (a: Pick<StoredObject, 'key'>, b: Pick<StoredObject, 'key'>): number =>
  Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))
