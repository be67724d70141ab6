import { type Listing, type ListingQuery, listPage } from '../listing.ts'
import type { Operation } from '../operation.ts'
import { S3Error } from '../s3-error.ts'
import { s3Namespace, xmlDocument } from '../xml.ts'

type Parameters = ReadonlyMap<string, string>

const largestPage = 1000

const writeToken = ({ after, afterIsPrefix }: NonNullable<Listing['next']>): string =>
  Buffer.from(`${afterIsPrefix ? 'prefix' : 'key'}:${after}`).toString('base64url')

function readToken(token: string): Pick<ListingQuery, 'after' | 'afterIsPrefix'> {
  const [, kind, after] = /^(prefix|key):(.*)$/s.exec(Buffer.from(token, 'base64url').toString()) ?? []
  if (!kind || after === undefined) throw new S3Error('InvalidArgument', 'The continuation token provided is incorrect')
  return { after, afterIsPrefix: kind === 'prefix' }
}

function readMaxKeys(text: string | undefined): number {
  if (text === undefined) return largestPage
  if (!/^\d{1,9}$/.test(text)) throw new S3Error('InvalidArgument', 'max-keys must be a whole number from 0 up.')
  return Math.min(Number(text), largestPage)
}

function readQuery(query: Parameters): ListingQuery {
  const token = query.get('continuation-token')
  return {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    ...(token === undefined ? { after: query.get('start-after') ?? '', afterIsPrefix: false } : readToken(token)),
    maxKeys: readMaxKeys(query.get('max-keys')),
  }
}

function encoderOf(query: Parameters): (key: string) => string {
  const encoding = query.get('encoding-type')
  if (encoding === undefined) return (key) => key
  if (encoding !== 'url') throw new S3Error('InvalidArgument', 'Invalid Encoding Method specified in Request')
  return (key) => encodeURIComponent(key).replaceAll('%2F', '/')
}

/** Request parameters repeated in the response. */
const repeated = (query: Parameters, encode: (key: string) => string) => ({
  ...(query.has('start-after') && { StartAfter: encode(query.get('start-after') ?? '') }),
  ...(query.has('continuation-token') && { ContinuationToken: query.get('continuation-token') ?? '' }),
  ...(query.has('delimiter') && { Delimiter: encode(query.get('delimiter') ?? '') }),
  ...(query.has('encoding-type') && { EncodingType: 'url' }),
})

/** ListObjectsV2. */
export const listObjects: Operation = {
  query: [
    'list-type',
    'prefix',
    'delimiter',
    'continuation-token',
    'start-after',
    'max-keys',
    'encoding-type',
    'fetch-owner',
  ],
  async run({ target }, { buckets }) {
    const encode = encoderOf(target.query)
    const query = readQuery(target.query)
    const { objects, commonPrefixes, next } = listPage(buckets.get(target.bucket).list(), query)
    const children = {
      Name: target.bucket,
      Prefix: encode(query.prefix),
      ...repeated(target.query, encode),
      KeyCount: objects.length + commonPrefixes.length,
      MaxKeys: query.maxKeys,
      IsTruncated: next !== undefined,
      ...(next && { NextContinuationToken: writeToken(next) }),
      Contents: objects.map(({ key, modified, etag, size }) => ({
        Key: encode(key),
        LastModified: modified,
        ETag: etag,
        Size: size,
        StorageClass: 'STANDARD',
      })),
      CommonPrefixes: commonPrefixes.map((prefix) => ({ Prefix: encode(prefix) })),
    }
    const body = xmlDocument('ListBucketResult', children, s3Namespace)
    return { status: 200, headers: { 'content-type': 'application/xml' }, body }
  },
}
