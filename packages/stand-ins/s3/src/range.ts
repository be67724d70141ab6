import type { ByteRange } from './objects/bucket.ts'
import { S3Error } from './s3-error.ts'

/**
 * Parses a Range header for `size` bytes; undefined for the whole object, also for headers that HTTP allows
 * a server to ignore (several ranges, other units).
 * @throws S3Error `InvalidRange` when unsatisfiable
 */
export function readRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (from && to && Number(to) < start) return undefined
  if (start > end) throw new S3Error('InvalidRange', undefined, { 'content-range': `bytes */${size}` })
  return { start, end }
}
