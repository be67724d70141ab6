import { S3Error } from './s3-error.ts'

/** The request target as sent: not normalised. */
export type RequestTarget = {
  /** Percent-encoded, as signed. */
  path: string
  /** '' at the root. */
  bucket: string
  /** '' for the bucket itself. */
  key: string
  /** Decoded. */
  query: ReadonlyMap<string, string>
}

const longestKey = 1024

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    throw new S3Error('InvalidURI')
  }
}

function readQuery(text: string): Map<string, string> {
  const query = new Map<string, string>()
  for (const part of text.split('&').filter(Boolean)) {
    const [name = '', ...value] = part.split('=')
    const decoded = decode(name)
    // Duplicate parameters are ambiguous.
    if (query.has(decoded)) throw new S3Error('InvalidArgument', `The parameter ${decoded} was given twice.`)
    query.set(decoded, decode(value.join('=')))
  }
  return query
}

/** Splits `/bucket/key`, decoded or encoded. */
export function splitPath(path: string): { bucket: string; key: string } {
  const [, bucket = '', key = ''] = /^\/([^/]*)(?:\/(.*))?$/s.exec(path) ?? []
  return { bucket, key }
}

/** @throws S3Error `KeyTooLongError` beyond 1024 bytes */
export function checkKey(key: string): string {
  if (Buffer.byteLength(key) > longestKey) throw new S3Error('KeyTooLongError')
  return key
}

/**
 * Parses the target of a request line. Not with `new URL()`: it resolves `..`, which may be part of a key.
 * @throws S3Error `InvalidURI`, `InvalidArgument`, `KeyTooLongError`
 */
export function readTarget(url: string): RequestTarget {
  if (!url.startsWith('/')) throw new S3Error('InvalidURI')
  const queryStart = url.indexOf('?')
  const path = queryStart < 0 ? url : url.slice(0, queryStart)
  const { bucket, key } = splitPath(path)
  return {
    path,
    bucket: decode(bucket),
    key: checkKey(decode(key)),
    query: readQuery(queryStart < 0 ? '' : url.slice(queryStart + 1)),
  }
}
