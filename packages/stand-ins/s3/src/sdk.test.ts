import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3'
import { describe, expect, it } from 'vitest'
import { bucket } from './testing/settings.ts'
import { startStorage } from './testing/storage.ts'

const put = (
  s3: S3Client,
  Key: string,
  Body: NonNullable<PutObjectCommandInput['Body']>,
  more: Partial<PutObjectCommandInput> = {},
) => s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ...more }))
const get = async (s3: S3Client, Key: string, Range?: string) => {
  const answer = await s3.send(new GetObjectCommand({ Bucket: bucket, Key, Range }))
  return { ...answer, text: (await answer.Body?.transformToString()) ?? '' }
}
const md5 = (content: string | Buffer) => `"${createHash('md5').update(content).digest('hex')}"`

const oddKeys = [
  'Größe/Öl & Essig.txt',
  '食べ物/🍎.png',
  'a b+c%20d%2Fe',
  'quote\'s "double" <tag> &amp; ~!*()',
  '../../x',
  '../../../../../../../../tmp/x',
  './a/../b//c/.',
  '/leading/slash',
  'trailing/',
  '..',
  'C:\\windows\\x',
  'line\nfeed\rreturn\ttab',
  '\u0000zero\u0001one\u007f',
  '007',
  ' spaces ',
  '__proto__',
  'constructor',
  'x'.repeat(1024),
  'ü'.repeat(512),
]

describe('the AWS SDK with default settings', () => {
  it('puts, gets and heads an object with all its metadata', async () => {
    const { s3 } = await startStorage()
    const { ETag } = await put(s3, 'a/plan.txt', 'Grüße', {
      ContentType: 'text/plain; charset=utf-8',
      ContentDisposition: 'inline',
      CacheControl: 'private',
      Metadata: { kind: 'plan' },
    })
    expect(ETag).toBe(md5('Grüße'))
    const object = await get(s3, 'a/plan.txt')
    expect(object.text).toBe('Grüße')
    const facts = {
      ContentType: 'text/plain; charset=utf-8',
      ContentDisposition: 'inline',
      CacheControl: 'private',
      ContentLength: 7,
      ETag,
      Metadata: { kind: 'plan' },
      AcceptRanges: 'bytes',
    }
    expect(object).toMatchObject(facts)
    const head = await s3.send(new HeadObjectCommand({ Bucket: bucket, Key: 'a/plan.txt' }))
    expect(head).toMatchObject(facts)
    expect(Date.now() - (head.LastModified?.getTime() ?? 0)).toBeLessThan(60_000)
  })

  it('gets ranges', async () => {
    const { s3 } = await startStorage()
    await put(s3, 'digits', '0123456789')
    const part = async (range: string) => {
      const { text, ContentRange, $metadata } = await get(s3, 'digits', range)
      return [$metadata.httpStatusCode, text, ContentRange]
    }
    expect(await part('bytes=2-4')).toEqual([206, '234', 'bytes 2-4/10'])
    expect(await part('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10'])
    expect(await part('bytes=-3')).toEqual([206, '789', 'bytes 7-9/10'])
    expect(await part('bytes=-30')).toEqual([206, '0123456789', 'bytes 0-9/10'])
    expect(await part('bytes=8-99')).toEqual([206, '89', 'bytes 8-9/10'])
    expect(await part('bytes=5-2')).toEqual([200, '0123456789', undefined])
    expect(await part('lines=1-2')).toEqual([200, '0123456789', undefined])
    await expect(part('bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange' })
    await expect(part('bytes=-0')).rejects.toMatchObject({ name: 'InvalidRange' })
  })

  it('stores every key separately, whatever it contains, and only in its directory', async () => {
    const { s3, home, directory } = await startStorage()
    for (const key of oddKeys) await put(s3, key, `content of ${key}`)
    for (const key of oddKeys) expect((await get(s3, key)).text).toBe(`content of ${key}`)
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket }))
    expect(Contents.map(({ Key }) => Key).toSorted()).toEqual(oddKeys.toSorted())
    expect(await readdir(home)).toEqual(['storage'])
    expect(await readdir(directory)).toEqual([bucket])
    const files = await readdir(`${directory}/${bucket}`)
    expect(files).toHaveLength(2 * oddKeys.length)
    for (const file of files) expect(file).toMatch(/^[0-9a-f]{64}\.(json|[0-9a-f-]{36})$/)

    // XML has no way to write most control characters: such keys can only be deleted one by one.
    const [unwritable = '', ...others] = oddKeys.toSorted()
    expect(unwritable).toMatch(/^\0/)
    await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: unwritable }))
    const objects = others.map((Key) => ({ Key }))
    const { Deleted } = await s3.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: objects } }))
    expect(Deleted).toEqual(objects)
    expect(await readdir(`${directory}/${bucket}`)).toEqual([])
  })

  it('stores an empty object', async () => {
    const { s3 } = await startStorage()
    await put(s3, 'empty', Buffer.alloc(0))
    expect(await get(s3, 'empty')).toMatchObject({ text: '', ContentLength: 0, ETag: md5('') })
    await expect(get(s3, 'empty', 'bytes=0-')).rejects.toMatchObject({ name: 'InvalidRange' })
  })

  it('streams 30 MB both ways, in S3’s own chunks with a checksum behind them', async () => {
    const { s3 } = await startStorage()
    const piece = randomBytes(1_000_000)
    const hash = createHash('md5')
    for (let i = 0; i < 30; i += 1) hash.update(piece)
    const { ETag } = await put(s3, 'big', Readable.from(Array(30).fill(piece)), { ContentLength: 30_000_000 })
    expect(ETag).toBe(`"${hash.digest('hex')}"`)
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: 'big' }))
    const read = createHash('md5')
    for await (const chunk of Body as Readable) read.update(chunk)
    expect(`"${read.digest('hex')}"`).toBe(ETag)
  })

  it('replaces an object atomically; running reads return the old one', async () => {
    const { s3, directory } = await startStorage()
    await put(s3, 'big', Buffer.alloc(5_000_000, 'a'), { ContentType: 'text/a' })
    const old = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: 'big' }))
    await Promise.all(['b', 'c', 'd'].map((letter) => put(s3, 'big', letter, { ContentType: `text/${letter}` })))
    expect(await old.Body?.transformToString()).toBe('a'.repeat(5_000_000))
    const now = await get(s3, 'big')
    expect(now.ContentType).toBe(`text/${now.text}`)
    expect(await readdir(`${directory}/${bucket}`)).toHaveLength(2)
  })

  it('copies an object under new headers, and drops the others of the source', async () => {
    const { s3 } = await startStorage()
    await put(s3, 'a ö/1', 'text', { ContentType: 'text/html', ContentEncoding: 'br', ContentDisposition: 'inline' })
    const copy = (source: string) =>
      s3.send(
        new CopyObjectCommand({
          Bucket: bucket,
          Key: 'b',
          CopySource: `${bucket}/${encodeURIComponent(source)}`,
          ContentType: 'text/plain',
          MetadataDirective: 'REPLACE',
        }),
      )
    expect((await copy('a ö/1')).CopyObjectResult).toMatchObject({ ETag: md5('text') })
    const copied = await get(s3, 'b')
    expect(copied).toMatchObject({ text: 'text', ContentType: 'text/plain' })
    expect([copied.ContentEncoding, copied.ContentDisposition]).toEqual([undefined, undefined])
    await expect(copy('missing')).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  it('refuses operations that are not implemented, such as copies that keep the metadata', async () => {
    const { s3 } = await startStorage()
    await put(s3, 'a', 'text')
    const copy = s3.send(new CopyObjectCommand({ Bucket: bucket, Key: 'b', CopySource: `${bucket}/a` }))
    await expect(copy).rejects.toMatchObject({ name: 'NotImplemented' })
    await expect(get(s3, 'b')).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  it('deletes an object, also a missing one', async () => {
    const { s3 } = await startStorage()
    await put(s3, 'a', 'text')
    for (let i = 0; i < 2; i += 1) await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: 'a' }))
    await expect(get(s3, 'a')).rejects.toMatchObject({ name: 'NoSuchKey' })
    const head = s3.send(new HeadObjectCommand({ Bucket: bucket, Key: 'a' }))
    await expect(head).rejects.toMatchObject({ name: 'NotFound' })
  })

  it('has its bucket from the start, and creates others, which are separate', async () => {
    const { s3 } = await startStorage()
    expect((await s3.send(new HeadBucketCommand({ Bucket: bucket }))).BucketRegion).toBe('eu-central-1')
    await expect(s3.send(new HeadBucketCommand({ Bucket: 'other' }))).rejects.toMatchObject({ name: 'NotFound' })
    await s3.send(
      new CreateBucketCommand({ Bucket: 'other', CreateBucketConfiguration: { LocationConstraint: 'eu-central-1' } }),
    )
    await s3.send(new PutObjectCommand({ Bucket: 'other', Key: 'a', Body: 'text' }))
    await expect(get(s3, 'a')).rejects.toMatchObject({ name: 'NoSuchKey' })
    await expect(s3.send(new CreateBucketCommand({ Bucket: 'other' }))).rejects.toMatchObject({
      name: 'BucketAlreadyOwnedByYou',
    })
  })

  it('finds all objects after a restart', async () => {
    const first = await startStorage()
    await put(first.s3, 'a', 'text', { ContentType: 'text/plain', Metadata: { kind: 'plan' } })
    await first.close()
    const { s3 } = await startStorage({ directory: first.directory })
    expect(await get(s3, 'a')).toMatchObject({ text: 'text', ContentType: 'text/plain', Metadata: { kind: 'plan' } })
  })
})

describe('listing with the SDK', () => {
  const list = async (s3: S3Client, query: Partial<ListObjectsV2Command['input']> = {}) => {
    const keys: string[] = []
    const pages: number[] = []
    let ContinuationToken: string | undefined
    do {
      const page = await s3.send(new ListObjectsV2Command({ Bucket: bucket, ...query, ContinuationToken }))
      const names = [
        ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
        ...(page.Contents ?? []).map(({ Key }) => Key),
      ]
      expect(page.KeyCount).toBe(names.length)
      keys.push(...names.map(String))
      pages.push(names.length)
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (ContinuationToken)
    return { keys, pages }
  }

  it('returns every key of a prefix once, in order, page by page', async () => {
    const { s3 } = await startStorage()
    const keys = Array.from({ length: 25 }, (_, i) => `doc/${String(i).padStart(2, '0')}`)
    for (const key of [...keys.toReversed(), 'd', 'doc', 'doc0']) await put(s3, key, key)
    expect(await list(s3, { Prefix: 'doc/', MaxKeys: 10 })).toEqual({ keys, pages: [10, 10, 5] })
    expect((await list(s3, { Prefix: 'doc/', MaxKeys: 25 })).pages).toEqual([25])
    expect((await list(s3, { Prefix: 'doc/', StartAfter: 'doc/22' })).keys).toEqual(['doc/23', 'doc/24'])
    expect((await list(s3, { Prefix: 'none' })).keys).toEqual([])
    const [first] = (await s3.send(new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 }))).Contents ?? []
    expect(first).toMatchObject({ Key: 'd', Size: 1, ETag: md5('d'), LastModified: expect.any(Date) })
  })

  it('groups keys by delimiter into common prefixes, on any page', async () => {
    const { s3 } = await startStorage()
    for (const key of ['a', 'b/', 'b/1', 'b/2', 'b/c/3', 'd/1', 'd/2', 'e']) await put(s3, key, key)
    for (const MaxKeys of [1, 2, 3, 100]) {
      const top = await list(s3, { Delimiter: '/', MaxKeys })
      expect(top.keys.toSorted()).toEqual(['a', 'b/', 'd/', 'e'])
      const below = await list(s3, { Delimiter: '/', Prefix: 'b/', MaxKeys })
      expect(below.keys.toSorted()).toEqual(['b/', 'b/1', 'b/2', 'b/c/'])
    }
  })

  it('sorts keys by UTF-8 bytes, like S3', async () => {
    const { s3 } = await startStorage()
    // In UTF-16 the fullwidth letter comes after the apple, in UTF-8 before it.
    for (const key of ['🍎', 'Ａ', 'z', 'Z', 'ä']) await put(s3, key, key)
    expect((await list(s3)).keys).toEqual(['Z', 'z', 'ä', 'Ａ', '🍎'])
    expect((await list(s3, { EncodingType: 'url', MaxKeys: 2 })).keys.map(decodeURIComponent)).toEqual([
      'Z',
      'z',
      'ä',
      'Ａ',
      '🍎',
    ])
  })
})
