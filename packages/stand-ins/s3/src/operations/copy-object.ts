import type { Operation } from '../operation.ts'
import { splitPath } from '../request-target.ts'
import { S3Error } from '../s3-error.ts'
import type { S3Request } from '../s3-request.ts'
import { s3Namespace, xmlDocument } from '../xml.ts'
import { objectHeaders } from './object-headers.ts'

/** @throws S3Error `InvalidArgument` for a source that is not `bucket/key` */
function sourceOf(request: S3Request): { bucket: string; key: string } {
  const encoded = request.header('x-amz-copy-source') ?? ''
  try {
    return splitPath(`/${decodeURIComponent(encoded).replace(/^\//, '')}`)
  } catch {
    throw new S3Error('InvalidArgument', 'Copy Source must be URL-encoded')
  }
}

/** Copies an object under new headers (`x-amz-metadata-directive: REPLACE`). */
export const copyObject: Operation = {
  query: [],
  headers: ['x-amz-copy-source', 'x-amz-metadata-directive'],
  async run(request, { buckets }) {
    if (request.header('x-amz-metadata-directive') !== 'REPLACE')
      throw new S3Error('NotImplemented', 'Only copies that replace the metadata are implemented here.')
    const source = sourceOf(request)
    const opened = await buckets.get(source.bucket).open(source.key, () => undefined)
    if (!opened) throw new S3Error('NoSuchKey')
    const { bucket, key } = request.target
    const { etag, modified } = await buckets.get(bucket).put(key, objectHeaders(request), opened.bytes)
    const body = xmlDocument('CopyObjectResult', { ETag: etag, LastModified: modified }, s3Namespace)
    return { status: 200, headers: { 'content-type': 'application/xml' }, body }
  },
}
