import { S3Error } from '../s3-error.ts'
import type { S3Request } from '../s3-request.ts'
import { decodeAwsChunked } from './aws-chunked.ts'
import { type Check, checksOf, isAwsChunked } from './checks.ts'

function declaredLength(request: S3Request): number {
  const text = request.header(isAwsChunked(request) ? 'x-amz-decoded-content-length' : 'content-length')
  if (text === undefined) throw new S3Error('MissingContentLength')
  if (!/^\d{1,15}$/.test(text)) throw new S3Error('InvalidArgument', 'The length of the body is not a number.')
  return Number(text)
}

function verify({ digest, encoding, expected, trailer, code }: Check, trailers: Map<string, string>): void {
  const wanted = trailer ? trailers.get(trailer) : expected
  if (digest.finish(encoding) !== wanted) throw new S3Error(code)
}

const wrongLength = () => new S3Error('AccessDenied', 'The body has another length than was signed.')

async function* checkedBody(request: S3Request, length: number, checks: Check[]): AsyncGenerator<Buffer> {
  request.acceptBody()
  const trailers = new Map<string, string>()
  // Aborting must keep the connection open for the error response.
  const raw = request.message.iterator({ destroyOnReturn: false })
  let received = 0
  for await (const chunk of isAwsChunked(request) ? decodeAwsChunked(raw, trailers) : raw) {
    received += chunk.length
    if (received > length) throw wrongLength()
    for (const { digest } of checks) digest.update(chunk)
    yield chunk
  }
  if (received !== length) throw wrongLength()
  for (const check of checks) verify(check, trailers)
}

/**
 * Streams a request body. Ends normally only when its length and all given checksums match.
 * @param limit maximum bytes
 * @throws S3Error before reading when too large or not checkable, while reading when invalid
 */
export function receive(request: S3Request, limit: number): AsyncGenerator<Buffer> {
  const length = declaredLength(request)
  if (length > limit) throw new S3Error('EntityTooLarge')
  return checkedBody(request, length, checksOf(request))
}
