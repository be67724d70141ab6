import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import type { Upload } from './storage-addresses.ts'
import { orDefault, type StorageClient } from './storage-client.ts'

export interface StoredFile {
  key: string
  /** Bytes. */
  size: number
  modified: Date
}

export interface StorageFiles {
  /** Size and type of a file; null for an unknown key. */
  head(key: string): Promise<{ size: number; contentType: string } | null>
  /** A file as a stream, which fails when the connection is silent; null for an unknown key. */
  read(key: string): Promise<Readable | null>
  /** The first bytes of a file, fewer when it is shorter; null for an unknown key. */
  read(key: string, bytes: number): Promise<Buffer | null>
  /**
   * Stores a stream of exactly `contentLength` bytes; stores nothing when the stream fails. Always consumes the stream.
   */
  write(file: Upload, body: Readable): Promise<void>
  /**
   * Copies a file under a new key and media type, without its other headers.
   * @returns false for an unknown source key
   */
  copy(sourceKey: string, file: Omit<Upload, 'contentLength'>): Promise<boolean>
  /** Deletes any number of files; unknown keys are ignored. */
  remove(keys: readonly string[]): Promise<void>
  /** One page of up to 1000 files by key prefix, sorted by key; `cursor` is null after the last page. */
  list(prefix: string, cursor?: string | null): Promise<{ files: StoredFile[]; cursor: string | null }>
}

/** Most keys per deletion request. S3 allows 1000; fewer end well within the request timeout. */
const maxKeysPerRequest = 250

/** Longest duration of an upload of gigabytes; a silent connection is detected earlier. */
const writeTimeoutMs = 10 * 60_000

function readOperations({ s3, bucket: Bucket, withTimeout }: StorageClient): Pick<StorageFiles, 'head' | 'read'> {
  const get = (Key: string, abortSignal: AbortSignal, Range?: string) =>
    s3.send(new GetObjectCommand({ Bucket, Key, Range }), { abortSignal })

  const readStream = (key: string) =>
    withTimeout(async (signal) => {
      const { Body } = await get(key, signal)
      // In Node.js, the SDK always gives a Node.js stream.
      return Body as Readable
    })

  const readStart = (key: string, bytes: number) =>
    withTimeout(async (signal) => {
      const { Body } = await get(key, signal, `bytes=0-${bytes - 1}`)
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    })

  function read(key: string): Promise<Readable | null>
  function read(key: string, bytes: number): Promise<Buffer | null>
  function read(key: string, bytes?: number): Promise<Readable | Buffer | null> {
    const content: Promise<Readable | Buffer> = bytes === undefined ? readStream(key) : readStart(key, bytes)
    return orDefault(content, { missing: null, empty: Buffer.alloc(0) })
  }

  const head = async (Key: string) => {
    const command = new HeadObjectCommand({ Bucket, Key })
    const { ContentLength = 0, ContentType = '' } = await withTimeout((abortSignal) =>
      s3.send(command, { abortSignal }),
    )
    return { size: ContentLength, contentType: ContentType }
  }
  return { read, head: (key) => orDefault(head(key), { missing: null, empty: null }) }
}

function writeOperations({
  s3,
  bucket: Bucket,
  withTimeout,
}: StorageClient): Pick<StorageFiles, 'write' | 'copy' | 'remove' | 'list'> {
  const write = async (
    { key: Key, contentType: ContentType, contentLength: ContentLength }: Upload,
    Body: Readable,
  ) => {
    const command = new PutObjectCommand({ Bucket, Key, ContentType, ContentLength, Body })
    const bodyFailed = new AbortController()
    Body.once('error', () => bodyFailed.abort())
    try {
      const signals = (timeout: AbortSignal) => AbortSignal.any([timeout, bodyFailed.signal])
      await withTimeout((timeout) => s3.send(command, { abortSignal: signals(timeout) }), writeTimeoutMs)
    } catch (error) {
      throw Body.errored ?? error
    } finally {
      Body.destroy()
    }
  }
  const copy: StorageFiles['copy'] = (sourceKey, { key: Key, contentType: ContentType }) => {
    const CopySource = `${Bucket}/${encodeURIComponent(sourceKey)}`
    const command = new CopyObjectCommand({ Bucket, Key, CopySource, ContentType, MetadataDirective: 'REPLACE' })
    const copied = withTimeout((abortSignal) => s3.send(command, { abortSignal })).then(() => true)
    return orDefault(copied, { missing: false, empty: false })
  }
  const removeBatch = async (keys: readonly string[]) => {
    const command = new DeleteObjectsCommand({ Bucket, Delete: { Quiet: true, Objects: keys.map((Key) => ({ Key })) } })
    const { Errors = [] } = await withTimeout((abortSignal) => s3.send(command, { abortSignal }))
    if (Errors.length > 0)
      throw new Error(`S3 did not delete ${Errors.length} of ${keys.length} files: ${Errors[0]?.Code}`)
  }
  return {
    write,
    copy,

    remove: async (keys) => {
      for (let from = 0; from < keys.length; from += maxKeysPerRequest)
        await removeBatch(keys.slice(from, from + maxKeysPerRequest))
    },

    list: async (Prefix, cursor) => {
      const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: cursor ?? undefined })
      const page = await withTimeout((abortSignal) => s3.send(command, { abortSignal }))
      const files = (page.Contents ?? []).map(({ Key = '', Size = 0, LastModified = new Date(0) }) => ({
        key: Key,
        size: Size,
        modified: LastModified,
      }))
      return { files, cursor: page.NextContinuationToken ?? null }
    },
  }
}

export const storageFiles = (client: StorageClient): StorageFiles => ({
  ...readOperations(client),
  ...writeOperations(client),
})
