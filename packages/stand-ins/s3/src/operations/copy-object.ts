import type { Operation } from '../operation.ts'
import { checkKey, splitPath } from '../request-target.ts'
import { S3Error } from '../s3-error.ts'
import type { S3Request } from '../s3-request.ts'
import { s3Namespace, xmlDocument } from '../xml.ts'
import { objectHeaders } from './object-headers.ts'

function readSource(request: S3Request): { bucket: string; key: string } {
  const header = request.header('x-amz-copy-source') ?? ''
  if (header.includes('?')) throw new S3Error('NotImplemented')
  const { bucket, key } = splitPath(header.startsWith('/') ? header : `/${header}`)
  try {
    return { bucket: decodeURIComponent(bucket), key: checkKey(decodeURIComponent(key)) }
  } catch (cause) {
    if (cause instanceof S3Error) throw cause
    throw new S3Error('InvalidArgument', 'Copy Source must be URL-encoded.')
  }
}

function readDirective(request: S3Request): 'COPY' | 'REPLACE' {
  const directive = request.header('x-amz-metadata-directive') ?? 'COPY'
  if (directive !== 'COPY' && directive !== 'REPLACE')
    throw new S3Error('InvalidArgument', 'Unknown metadata directive.')
  return directive
}

export const copyObject: Operation = {
  query: [],
  async run(request, { buckets }) {
    const { bucket, key } = request.target
    const source = readSource(request)
    const headers = readDirective(request) === 'REPLACE' ? objectHeaders(request) : undefined
    if (!headers && source.bucket === bucket && source.key === key)
      throw new S3Error('InvalidRequest', 'This copy request is illegal because it copies an object to itself.')
    const target = buckets.get(bucket)
    const found = await buckets.get(source.bucket).open(source.key, () => undefined)
    if (!found) throw new S3Error('NoSuchKey')
    const { etag, modified } = await target.put(key, headers ?? found.object.headers, found.bytes)
    const result = xmlDocument('CopyObjectResult', { LastModified: modified, ETag: etag }, s3Namespace)
    return { status: 200, headers: { 'content-type': 'application/xml' }, body: result }
  },
}
