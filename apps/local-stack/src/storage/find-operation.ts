import type { Operation } from './operation.ts'
import { createBucket, headBucket } from './operations/buckets.ts'
import { copyObject } from './operations/copy-object.ts'
import { deleteObject, deleteObjects } from './operations/delete-object.ts'
import { getObject, headObject } from './operations/get-object.ts'
import { listObjects } from './operations/list-objects.ts'
import { putObject } from './operations/put-object.ts'
import { S3Error } from './s3-error.ts'
import type { S3Request } from './s3-request.ts'

const onBucket: Record<string, Operation> = {
  PUT: createBucket,
  HEAD: headBucket,
  GET: listObjects,
  POST: deleteObjects,
}
const onObject: Record<string, Operation> = {
  PUT: putObject,
  GET: getObject,
  HEAD: headObject,
  DELETE: deleteObject,
}

const signing = /^x-amz-/i
const knownHeader =
  /^x-amz-(checksum-(crc32|mode|sha1|sha256)|content-sha256|copy-source|date|decoded-content-length|meta-.+|metadata-directive|sdk-checksum-algorithm|trailer|user-agent)$/
/** On a write: only if it is not there yet, or still the same. */
const conditions = ['if-match', 'if-none-match', 'if-unmodified-since']

function chooseOperation({ method, target, header }: S3Request): Operation | undefined {
  if (!target.bucket) return undefined
  if (!target.key) return onBucket[method]
  return method === 'PUT' && header('x-amz-copy-source') !== undefined ? copyObject : onObject[method]
}

/** Whether the request asks for something that would be left undone silently. */
function asksForMore({ method, target, amzHeaders, header }: S3Request, { query }: Operation): boolean {
  const unknownQuery = [...target.query.keys()].some(
    (name) => name !== 'x-id' && !query.includes(name) && !signing.test(name),
  )
  const unknownHeader = amzHeaders.some((name) => !knownHeader.test(name))
  const conditional = conditions.some((name) => header(name) !== undefined && (method === 'PUT' || name === 'if-match'))
  return unknownQuery || unknownHeader || conditional
}

/**
 * What a request asks for.
 * @throws S3Error `NotImplemented` for everything the product has no use for
 */
export function findOperation(request: S3Request): Operation {
  const operation = chooseOperation(request)
  if (!operation || asksForMore(request, operation)) throw new S3Error('NotImplemented')
  if (operation === listObjects && request.target.query.get('list-type') !== '2') throw new S3Error('NotImplemented')
  if (operation === deleteObjects && !request.target.query.has('delete')) throw new S3Error('NotImplemented')
  return operation
}
