import { createHash } from 'node:crypto'
import { z } from 'zod'

/** An object's sidecar file: everything about it but its bytes. */
export const storedObject = z.object({
  key: z.string(),
  /** Bytes. */
  size: z.number(),
  /** MD5 of the bytes in quotes, as S3 gives it. */
  etag: z.string(),
  /** ISO 8601. */
  modified: z.string(),
  /** The name of the file with its bytes, beside the sidecar. */
  file: z.string(),
  /** What a GET answers with: content-type and the like, and x-amz-meta-…. */
  headers: z.record(z.string(), z.string()),
})

export type StoredObject = z.infer<typeof storedObject>

/** What an object's files begin with. A hash: no key, whatever it holds, can name another place. */
export const fileStem = (key: string): string => createHash('sha256').update(key).digest('hex')

/** By the bytes of their keys, which is the order S3 lists in. */
export const byKey = (a: Pick<StoredObject, 'key'>, b: Pick<StoredObject, 'key'>): number =>
  Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))
