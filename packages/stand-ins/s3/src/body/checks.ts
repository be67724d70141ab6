import { S3Error, type S3ErrorCode } from '../s3-error.ts'
import type { S3Request } from '../s3-request.ts'
import { crc32Digest, type Digest, hashDigest } from './digest.ts'

/** A checksum sent by the client in a header or trailer. */
export type Check = {
  digest: Digest
  encoding: 'base64' | 'hex'
  expected: string | undefined
  /** Trailer that holds the expected value. */
  trailer?: string
  code: S3ErrorCode
}

const streamed = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER'

const amzChecksums: Record<string, { digest: () => Digest; bytes: number }> = {
  'x-amz-checksum-crc32': { digest: crc32Digest, bytes: 4 },
  'x-amz-checksum-sha1': { digest: () => hashDigest('sha1'), bytes: 20 },
  'x-amz-checksum-sha256': { digest: () => hashDigest('sha256'), bytes: 32 },
}

/** Whether the body is `aws-chunked`. */
export const isAwsChunked = (request: S3Request): boolean => request.header('x-amz-content-sha256') === streamed

function readBase64(text: string, bytes: number): string {
  if (Buffer.from(text, 'base64').length !== bytes) throw new S3Error('InvalidDigest')
  return text
}

function payloadCheck(request: S3Request): Check[] {
  const expected = request.header('x-amz-content-sha256')
  if (!expected || expected === 'UNSIGNED-PAYLOAD' || expected === streamed) return []
  if (!/^[0-9a-f]{64}$/.test(expected))
    throw new S3Error('NotImplemented', `The payload ${expected} is not known here.`)
  return [{ digest: hashDigest('sha256'), encoding: 'hex', expected, code: 'XAmzContentSHA256Mismatch' }]
}

function md5Check(request: S3Request): Check[] {
  const digest = request.header('content-md5')
  if (digest === undefined) return []
  return [{ digest: hashDigest('md5'), encoding: 'base64', expected: readBase64(digest, 16), code: 'BadDigest' }]
}

function amzCheck(request: S3Request, name: string): Check[] {
  const digest = request.header(name)
  const known = amzChecksums[name]
  if (digest === undefined || !known) return []
  const expected = readBase64(digest, known.bytes)
  return [{ digest: known.digest(), encoding: 'base64', expected, code: 'BadDigest' }]
}

function trailerCheck(request: S3Request): Check[] {
  const trailer = request.header('x-amz-trailer')
  if (trailer === undefined) return []
  const known = amzChecksums[trailer]
  if (!known || !isAwsChunked(request)) throw new S3Error('NotImplemented', `The trailer ${trailer} is not known here.`)
  return [{ digest: known.digest(), encoding: 'base64', expected: undefined, trailer, code: 'BadDigest' }]
}

/**
 * All checksums of a request body.
 * @throws S3Error `InvalidDigest`, or `NotImplemented` for unsupported ones
 */
export const checksOf = (request: S3Request): Check[] => [
  ...payloadCheck(request),
  ...md5Check(request),
  ...Object.keys(amzChecksums).flatMap((name) => amzCheck(request, name)),
  ...trailerCheck(request),
]
