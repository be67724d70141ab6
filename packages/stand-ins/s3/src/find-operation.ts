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
/** Only if it is not there yet, or still the same. */
const conditions = ['if-match', 'if-none-match', 'if-unmodified-since']

function chooseOperation({ method, target, header }: S3Request): Operation | undefined {
  if (!target.bucket) return undefined
  if (!target.key) return onBucket[method]
  return method === 'PUT' && header('x-amz-copy-source') !== undefined ? copyObject : onObject[method]
}

/** What the request asks for that would be left undone silently. */
function unknownParts({ method, target, amzHeaders, header }: S3Request, { query }: Operation): string[] {
  const isKnown = (name: string) => name === 'x-id' || query.includes(name) || signing.test(name)
  return [
    ...[...target.query.keys()].filter((name) => !isKnown(name)),
    ...amzHeaders.filter((name) => !knownHeader.test(name)),
    // To give all of an object though it has not changed is allowed; to overwrite it is not.
    ...conditions.filter((name) => header(name) !== undefined && (method === 'PUT' || name === 'if-match')),
  ]
}

const notImplemented = (what: string) => new S3Error('NotImplemented', `This is not implemented here: ${what}`)

/**
 * What a request asks for.
 * @throws S3Error `NotImplemented` for everything the product has no use for
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
