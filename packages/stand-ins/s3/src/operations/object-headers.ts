import { validateHeaderValue } from 'node:http'
import { S3Error } from '../s3-error.ts'
import type { S3Request } from '../s3-request.ts'

const storedHeaders = ['cache-control', 'content-disposition', 'content-language', 'content-type', 'expires']

/** @throws S3Error `InvalidArgument` for invalid header values, such as line breaks */
export function checkHeader(name: string, value: string): string {
  try {
    validateHeaderValue(name, value)
    return value
  } catch (cause) {
    const error = new S3Error('InvalidArgument', `The value for ${name} cannot be sent as a header.`)
    error.cause = cause
    throw error
  }
}

/** `aws-chunked` is a transfer encoding, not part of the object. */
const storedEncoding = (encoding: string | undefined): string | undefined =>
  encoding
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part && part !== 'aws-chunked')
    .join(', ') || undefined

/** Request headers stored with the object and returned by GET. */
export function objectHeaders(request: S3Request): Record<string, string> {
  const names = [...storedHeaders, ...request.amzHeaders.filter((name) => name.startsWith('x-amz-meta-'))]
  const headers = names.map((name) => [name, request.header(name)] as const)
  const all = [...headers, ['content-encoding', storedEncoding(request.header('content-encoding'))] as const]
  const present = all.flatMap(([name, value]) => (value === undefined ? [] : [[name, checkHeader(name, value)]]))
  return { 'content-type': 'binary/octet-stream', ...Object.fromEntries(present) }
}
