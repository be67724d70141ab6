import type { IncomingMessage } from 'node:http'
import type { S3Request } from '../s3-request.ts'
import type { SignatureParams } from './parse-signature.ts'

/** Percent-encoding of RFC 3986, all reserved characters encoded. */
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

/** The canonical request that the client signs, with the path exactly as sent. */
export const canonicalRequest = ({ method, target, message }: S3Request, params: SignatureParams): string =>
  [
    method,
    target.path,
    canonicalQuery(target.query),
    params.signedHeaders.map((name) => canonicalHeader(message, name)).join(''),
    params.signedHeaders.join(';'),
    params.payloadHash,
  ].join('\n')
