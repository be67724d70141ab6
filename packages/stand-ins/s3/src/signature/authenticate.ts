import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { S3Error } from '../s3-error.ts'
import type { S3Request } from '../s3-request.ts'
import { canonicalRequest } from './canonical-request.ts'
import { type Claim, readClaim } from './claim.ts'

export type Credentials = { region: string; accessKey: string; secretKey: string }

const allowedSkewMs = 15 * 60 * 1000

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The signature a request must carry, as AWS signature version 4 defines it. */
function expectedSignature(request: S3Request, claim: Claim, secretKey: string): Buffer {
  const scope = [claim.day, claim.region, 's3', 'aws4_request']
  const hash = createHash('sha256').update(canonicalRequest(request, claim)).digest('hex')
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretKey}`)
  return hmac(key, ['AWS4-HMAC-SHA256', claim.time, scope.join('/'), hash].join('\n'))
}

const timeOf = ({ time }: Claim): number =>
  Date.parse(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))

function checkTime(claim: Claim, now: number): void {
  const signedAt = timeOf(claim)
  if (Number.isNaN(signedAt) || !claim.time.startsWith(claim.day))
    throw new S3Error('AccessDenied', 'The date of the signature and of its credential differ.')
  if (claim.expires === undefined) {
    if (Math.abs(now - signedAt) > allowedSkewMs) throw new S3Error('RequestTimeTooSkewed')
    return
  }
  if (signedAt - now > allowedSkewMs) throw new S3Error('AccessDenied', 'Request is not valid yet')
  if (now > signedAt + claim.expires * 1000) throw new S3Error('AccessDenied', 'Request has expired')
}

/** Without this anyone who sees a signed request could send it on with other headers that change its meaning. */
function checkSignedHeaders({ message }: S3Request, { signedHeaders }: Claim): void {
  const needed = ['host', ...Object.keys(message.headers).filter((name) => name.startsWith('x-amz-'))]
  const unsigned = needed.filter((name) => !signedHeaders.includes(name))
  if (unsigned.length > 0)
    throw new S3Error('AccessDenied', `There were headers present in the request which were not signed: ${unsigned}`)
}

/**
 * Lets a request through only with a good signature, in its header or its query.
 * @param now milliseconds since 1970
 * @throws S3Error with status 403
 */
export function authenticate(request: S3Request, credentials: Credentials, now: number): void {
  const claim = readClaim(request)
  if (claim.accessKey !== credentials.accessKey) throw new S3Error('InvalidAccessKeyId')
  if (claim.region !== credentials.region)
    throw new S3Error('AccessDenied', `The region '${claim.region}' is wrong; expecting '${credentials.region}'`)
  checkTime(claim, now)
  checkSignedHeaders(request, claim)
  const expected = expectedSignature(request, claim, credentials.secretKey)
  if (!timingSafeEqual(expected, Buffer.from(claim.signature, 'hex'))) throw new S3Error('SignatureDoesNotMatch')
}
