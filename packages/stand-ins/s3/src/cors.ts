import type { IncomingHttpHeaders } from 'node:http'
import { S3Error } from './s3-error.ts'

const methods = ['GET', 'PUT']
const requestHeader = /^(content-type|content-md5|content-disposition|cache-control|range|x-amz-[a-z0-9-]+)$/
const exposed = 'ETag, Accept-Ranges, Content-Range, Content-Disposition, x-amz-request-id'

/** Allowed origins of a web app URL; `localhost` includes `127.0.0.1` and vice versa. */
export function originsOf(webUrl: string): ReadonlySet<string> {
  const { origin } = new URL(webUrl)
  return new Set([origin, origin.replace('//localhost', '//127.0.0.1'), origin.replace('//127.0.0.1', '//localhost')])
}

/**
 * CORS headers of a response; none without an Origin header.
 * @throws S3Error `AccessForbidden` for other origins
 */
export function corsHeaders({ origin }: IncomingHttpHeaders, webOrigins: ReadonlySet<string>): Record<string, string> {
  if (origin === undefined) return { vary: 'Origin' }
  if (!webOrigins.has(origin)) throw new S3Error('AccessForbidden')
  return { vary: 'Origin', 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed }
}

/**
 * Answers a CORS preflight.
 * @throws S3Error `AccessForbidden` for everything but GET and PUT with the headers that a presigned URL needs
 */
export function preflightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const method = headers['access-control-request-method'] ?? ''
  const wanted = (headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)
  const isAllowed = methods.includes(method) && wanted.every((name) => requestHeader.test(name))
  if (!headers.origin || !isAllowed) throw new S3Error('AccessForbidden')
  return {
    'access-control-allow-methods': methods.join(', '),
    ...(wanted.length > 0 && { 'access-control-allow-headers': wanted.join(', ') }),
    'access-control-max-age': '3600',
  }
}
