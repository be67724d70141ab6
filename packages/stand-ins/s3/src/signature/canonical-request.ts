import type { IncomingMessage } from 'node:http'
import type { S3Request } from '../s3-request.ts'
import type { Claim } from './claim.ts'

/** Percent-encoding as RFC 3986 has it, with every reserved character encoded. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

const canonicalQuery = (query: ReadonlyMap<string, string>): string =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

const canonicalHeader = ({ headersDistinct }: IncomingMessage, name: string): string =>
  `${name}:${(headersDistinct[name] ?? []).map((value) => value.trim().replace(/ +/g, ' ')).join(',')}\n`

/** The text whose hash a client signs. Its path is the one that came over the wire, letter by letter. */
export const canonicalRequest = ({ method, target, message }: S3Request, claim: Claim): string =>
  [
    method,
    target.path,
    canonicalQuery(target.query),
    claim.signedHeaders.map((name) => canonicalHeader(message, name)).join(''),
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n')
