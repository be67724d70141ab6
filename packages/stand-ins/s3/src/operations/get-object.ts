import type { ByteRange } from '../objects/bucket.ts'
import type { StoredObject } from '../objects/stored-object.ts'
import type { Operation, S3Response } from '../operation.ts'
import { readRange } from '../range.ts'
import { S3Error } from '../s3-error.ts'
import type { S3Request } from '../s3-request.ts'
import { checkHeader } from './object-headers.ts'

const replaceable = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
]
const parameters = replaceable.map((name) => `response-${name}`)

/** Response headers overridden by a presigned URL. */
const overridesOf = ({ target }: S3Request): Record<string, string> =>
  Object.fromEntries(
    replaceable.flatMap((name) => {
      const value = target.query.get(`response-${name}`)
      return value === undefined ? [] : [[name, checkHeader(name, value)]]
    }),
  )

type Headers = Record<string, string>

function answerTo(object: StoredObject, range: ByteRange | undefined, overrides: Headers): S3Response {
  const length = range ? range.end - range.start + 1 : object.size
  return {
    status: range ? 206 : 200,
    headers: {
      ...object.headers,
      ...overrides,
      'accept-ranges': 'bytes',
      'content-length': `${length}`,
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${object.size}` }),
      etag: object.etag,
      'last-modified': new Date(object.modified).toUTCString(),
    },
  }
}

/** `If-Range`: a changed object is sent whole, its parts would not fit. */
function rangeOf(request: S3Request, { etag, size }: StoredObject): ByteRange | undefined {
  const sameAs = request.header('if-range')
  return sameAs === undefined || sameAs === etag ? readRange(request.header('range'), size) : undefined
}

export const getObject: Operation = {
  query: parameters,
  async run(request, { buckets }) {
    const { bucket, key } = request.target
    // Checked before opening the file, so that errors do not leak a handle.
    const overrides = overridesOf(request)
    const opened = await buckets.get(bucket).open(key, (object) => rangeOf(request, object))
    if (!opened) throw new S3Error('NoSuchKey')
    return { ...answerTo(opened.object, opened.range, overrides), body: opened.bytes }
  },
}

export const headObject: Operation = {
  query: parameters,
  async run(request, { buckets }) {
    const object = buckets.get(request.target.bucket).find(request.target.key)
    if (!object) throw new S3Error('NoSuchKey')
    return answerTo(object, rangeOf(request, object), overridesOf(request))
  },
}
