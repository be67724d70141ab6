import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { S3Error } from '../s3-error.ts'
import type { S3Request } from '../s3-request.ts'
import { canonicalRequest } from './canonical-request.ts'
import { parseSignature, type SignatureParams } from './parse-signature.ts'

export type S3Credentials = { region: string; accessKey: string; secretKey: string }

const allowedSkewMs = 15 * 60 * 1000

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Expected signature (AWS signature version 4). */
function expectedSignature(request: S3Request, params: SignatureParams, secretKey: string): Buffer {
  const scope = [params.day, params.region, 's3', 'aws4_request']
  const hash = createHash('sha256').update(canonicalRequest(request, params)).digest('hex')
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretKey}`)
  return hmac(key, ['AWS4-HMAC-SHA256', params.time, scope.join('/'), hash].join('\n'))
}

const timeOf = ({ time }: SignatureParams): number =>
  Date.parse(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))

function checkTime(params: SignatureParams, now: number): void {
  const signedAt = timeOf(params)
  if (Number.isNaN(signedAt) || !params.time.startsWith(params.day))
    throw new S3Error('AccessDenied', 'The date of the signature and of its credential differ.')
  if (params.expires === undefined) {
    if (Math.abs(now - signedAt) > allowedSkewMs) throw new S3Error('RequestTimeTooSkewed')
    return
  }
  if (signedAt - now > allowedSkewMs) throw new S3Error('AccessDenied', 'Request is not valid yet')
  if (now > signedAt + params.expires * 1000) throw new S3Error('AccessDenied', 'Request has expired')
}

/** All `x-amz-…` headers must be signed: otherwise a captured request could be replayed with other ones. */
function checkSignedHeaders({ message }: S3Request, { signedHeaders }: SignatureParams): void {
  const needed = ['host', ...Object.keys(message.headers).filter((name) => name.startsWith('x-amz-'))]
  const unsigned = needed.filter((name) => !signedHeaders.includes(name))
  if (unsigned.length > 0)
    throw new S3Error('AccessDenied', `There were headers present in the request which were not signed: ${unsigned}`)
}

/**
 * Checks the signature of a request, in header or query.
 * @param now milliseconds since 1970
 * @throws S3Error with status 403
 */
export function authenticate(request: S3Request, credentials: S3Credentials, now: number): void {
  const params = parseSignature(request)
  if (params.accessKey !== credentials.accessKey) throw new S3Error('InvalidAccessKeyId')
  if (params.region !== credentials.region)
    throw new S3Error('AccessDenied', `The region '${params.region}' is wrong; expecting '${credentials.region}'`)
  checkTime(params, now)
  checkSignedHeaders(request, params)
  const expected = expectedSignature(request, params, credentials.secretKey)
  if (!timingSafeEqual(expected, Buffer.from(params.signature, 'hex'))) throw new S3Error('SignatureDoesNotMatch')
}
