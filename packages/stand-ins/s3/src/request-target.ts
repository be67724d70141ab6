import { S3Error } from './s3-error.ts'

/** What a request is about, taken from its first line as it came: nothing here is normalised. */
export type RequestTarget = {
  /** Still encoded, which is how it was signed. */
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
    // Two values for one name leave open which of them counts.
    if (query.has(decoded)) throw new S3Error('InvalidArgument', `The parameter ${decoded} was given twice.`)
    query.set(decoded, decode(value.join('=')))
  }
  return query
}

/** Splits a decoded `/bucket/key` (or a path that still is encoded) at the key. */
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
 * Reads the target of a request line. `new URL()` must not be used on it: it resolves `..`, which may be part of a key.
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
