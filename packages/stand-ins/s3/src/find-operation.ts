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
  /^x-amz-(checksum-(crc32|mode|sha1|sha256)|content-sha256|date|decoded-content-length|meta-.+|sdk-checksum-algorithm|trailer|user-agent)$/
/** Conditional headers, not implemented for writes. */
const conditions = ['if-match', 'if-none-match', 'if-unmodified-since']

function chooseOperation({ method, target, header }: S3Request): Operation | undefined {
  if (!target.bucket) return undefined
  if (!target.key) return onBucket[method]
  if (method === 'PUT' && header('x-amz-copy-source') !== undefined) return copyObject
  return onObject[method]
}

/** Query parameters and headers of a request that its operation does not support. */
function unknownParts({ method, target, amzHeaders, header }: S3Request, { query, headers = [] }: Operation): string[] {
  const isKnown = (name: string) => name === 'x-id' || query.includes(name) || signing.test(name)
  return [
    ...[...target.query.keys()].filter((name) => !isKnown(name)),
    ...amzHeaders.filter((name) => !knownHeader.test(name) && !headers.includes(name)),
    // Ignoring a condition is allowed for reads, not for writes.
    ...conditions.filter((name) => header(name) !== undefined && (method === 'PUT' || name === 'if-match')),
  ]
}

const notImplemented = (what: string) => new S3Error('NotImplemented', `This is not implemented here: ${what}`)

/**
 * The operation of a request.
 * @throws S3Error `NotImplemented` for everything the product does not use
 */
export function findOperation(request: S3Request): Operation {
  const operation = chooseOperation(request)
  if (!operation) throw notImplemented(request.method)
  const unknown = unknownParts(request, operation)
  if (unknown.length > 0) throw notImplemented(unknown.join(', '))
  if (operation === listObjects && request.target.query.get('list-type') !== '2') throw notImplemented('list-type')
  if (operation === deleteObjects && !request.target.query.has('delete')) throw notImplemented('POST')
  return operation
}
