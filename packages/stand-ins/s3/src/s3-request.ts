import type { IncomingMessage } from 'node:http'
import { type RequestTarget, readTarget } from './request-target.ts'

export type S3Request = {
  method: string
  target: RequestTarget
  message: IncomingMessage
  /** One header by its lower-case name. A presigned URL may contain `x-amz-…` headers in its query instead. */
  header(name: string): string | undefined
  /** Names of all `x-amz-…` headers, from headers and query. */
  amzHeaders: readonly string[]
  /** Call before reading the body: answers `Expect: 100-continue`. */
  acceptBody(): void
}

const authentication = /^x-amz-(algorithm|credential|date|expires|security-token|signature|signedheaders)$/

/** `x-amz-…` headers passed in the query, by lower-case name. */
function hoistedHeaders({ query }: RequestTarget): Map<string, string> {
  const all = [...query].map(([name, value]) => [name.toLowerCase(), value] as const)
  return new Map(all.filter(([name]) => name.startsWith('x-amz-') && !authentication.test(name)))
}

/**
 * @param acceptBody sends `100 Continue` when the client expects it
 * @throws S3Error when the request line cannot be read
 */
export function readRequest(message: IncomingMessage, acceptBody: () => void): S3Request {
  const target = readTarget(message.url ?? '')
  const hoisted = hoistedHeaders(target)
  const sent = message.headersDistinct
  return {
    method: message.method ?? '',
    target,
    message,
    header: (name) => sent[name]?.join(',') ?? hoisted.get(name),
    amzHeaders: [...Object.keys(sent).filter((name) => name.startsWith('x-amz-')), ...hoisted.keys()],
    acceptBody,
  }
}
