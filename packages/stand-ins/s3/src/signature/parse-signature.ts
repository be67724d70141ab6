import { S3Error } from '../s3-error.ts'
import type { S3Request } from '../s3-request.ts'

/** Signature parameters of a request (AWS signature version 4), not yet verified. */
export type SignatureParams = {
  accessKey: string
  /** Day of the signature, as 20261121. */
  day: string
  region: string
  /** Time of the signature, as 20261121T093119Z. */
  time: string
  /** Lower-case names in signed order. */
  signedHeaders: readonly string[]
  /** 64 hexadecimal digits. */
  signature: string
  payloadHash: string
  /** Validity of a presigned URL in seconds; undefined for header signatures. */
  expires: number | undefined
}

const algorithm = 'AWS4-HMAC-SHA256'
const authorization = new RegExp(`^${algorithm} Credential=([^, ]+), ?SignedHeaders=([^, ]+), ?Signature=([^, ]+)$`)
const credential = /^([^/]+)\/(\d{8})\/([a-z0-9-]+)\/s3\/aws4_request$/
const longestExpiry = 7 * 24 * 60 * 60

const malformed = (what: string) => new S3Error('AccessDenied', `The signature is malformed: ${what}.`)

type Parts = { credential: string; signedHeaders: string; signature: string; time: string | undefined }

function assemble({ time, signature, signedHeaders, ...parts }: Parts) {
  const [, accessKey, day, region] = credential.exec(parts.credential) ?? []
  if (!accessKey || !day || !region) throw malformed('credential')
  if (!time || !/^\d{8}T\d{6}Z$/.test(time)) throw malformed('date')
  if (!/^[0-9a-f]{64}$/.test(signature)) throw malformed('signature')
  if (!/^[a-z0-9-]+(;[a-z0-9-]+)*$/.test(signedHeaders)) throw malformed('signed headers')
  return { accessKey, day, region, time, signature, signedHeaders: signedHeaders.split(';') }
}

function fromHeader(request: S3Request, header: string): SignatureParams {
  const [, credential, signedHeaders, signature] = authorization.exec(header) ?? []
  if (!credential || !signedHeaders || !signature) throw malformed('authorization header')
  const payloadHash = request.header('x-amz-content-sha256')
  if (!payloadHash) throw malformed('x-amz-content-sha256')
  const time = request.header('x-amz-date')
  return { ...assemble({ credential, signedHeaders, signature, time }), payloadHash, expires: undefined }
}

function fromQuery(request: S3Request): SignatureParams {
  const get = (name: string) => request.target.query.get(`X-Amz-${name}`) ?? ''
  if (get('Algorithm') !== algorithm) throw malformed('algorithm')
  const expires = /^\d{1,6}$/.test(get('Expires')) ? Number(get('Expires')) : 0
  if (expires < 1 || expires > longestExpiry) throw malformed('expiry')
  const parts = { credential: get('Credential'), signedHeaders: get('SignedHeaders'), signature: get('Signature') }
  const payloadHash = request.header('x-amz-content-sha256') ?? 'UNSIGNED-PAYLOAD'
  return { ...assemble({ ...parts, time: get('Date') }), payloadHash, expires }
}

/**
 * Parses the signature parameters of header or query.
 * @throws S3Error `AccessDenied` when missing, duplicate or malformed
 */
export function parseSignature(request: S3Request): SignatureParams {
  const header = request.message.headers.authorization
  const isPresigned = request.target.query.has('X-Amz-Signature')
  if (header && isPresigned) throw new S3Error('AccessDenied', 'Only one way to sign a request is allowed.')
  if (header) return fromHeader(request, header)
  if (isPresigned) return fromQuery(request)
  throw new S3Error('AccessDenied')
}
