import type { Readable } from 'node:stream'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { Upload } from './storage-addresses.ts'
import { otherwise, reach } from './storage-client.ts'

export interface StoredFile {
  key: string
  /** Bytes. */
  size: number
  modified: Date
}

export interface StorageFiles {
  /** What there is under a key; null when there is nothing. */
  head(key: string): Promise<{ size: number; contentType: string } | null>
  /** A file as a stream, which errors when the storage falls silent; null when there is none. */
  read(key: string): Promise<Readable | null>
  /** The first bytes of a file, fewer when it is shorter; null when there is none. */
  read(key: string, bytes: number): Promise<Buffer | null>
  /** Stores a stream of exactly that length; nothing is stored when it breaks off. The stream is consumed either way. */
  write(file: Upload, body: Readable): Promise<void>
  /** Deletes any number of files; one that is not there counts as deleted. */
  remove(keys: readonly string[]): Promise<void>
  /** Up to 1000 files whose keys begin with `prefix`, in order of their keys; `cursor` is null after the last page. */
  list(prefix: string, cursor?: string | null): Promise<{ files: StoredFile[]; cursor: string | null }>
}

const mostKeysAtOnce = 1000

/** Gigabytes take a while; a storage that falls silent is noticed long before. */
const mostWritingMs = 10 * 60_000

function reading(client: S3Client, Bucket: string): Pick<StorageFiles, 'head' | 'read'> {
  const get = (Key: string, abortSignal: AbortSignal, Range?: string) =>
    client.send(new GetObjectCommand({ Bucket, Key, Range }), { abortSignal })

  const whole = (key: string) =>
    reach(async (signal) => {
      const { Body } = await get(key, signal)
      // In Node.js it always is a stream of Node.js.
      return Body as Readable
    })

  const start = (key: string, bytes: number) =>
    reach(async (signal) => {
      const { Body } = await get(key, signal, `bytes=0-${bytes - 1}`)
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    })

  function read(key: string): Promise<Readable | null>
  function read(key: string, bytes: number): Promise<Buffer | null>
  function read(key: string, bytes?: number): Promise<Readable | Buffer | null> {
    const found: Promise<Readable | Buffer> = bytes === undefined ? whole(key) : start(key, bytes)
    return otherwise(found, { missing: null, empty: Buffer.alloc(0) })
  }

  const head = async (Key: string) => {
    const command = new HeadObjectCommand({ Bucket, Key })
    const { ContentLength = 0, ContentType = '' } = await reach((abortSignal) => client.send(command, { abortSignal }))
    return { size: ContentLength, contentType: ContentType }
  }
  return { read, head: (key) => otherwise(head(key), { missing: null, empty: null }) }
}

function keeping(client: S3Client, Bucket: string): Pick<StorageFiles, 'write' | 'remove' | 'list'> {
  const write = async (
    { key: Key, contentType: ContentType, contentLength: ContentLength }: Upload,
    Body: Readable,
  ) => {
    const command = new PutObjectCommand({ Bucket, Key, ContentType, ContentLength, Body })
    const broken = new AbortController()
    Body.once('error', () => broken.abort())
    try {
      const signals = (inTime: AbortSignal) => AbortSignal.any([inTime, broken.signal])
      await reach((inTime) => client.send(command, { abortSignal: signals(inTime) }), mostWritingMs)
    } catch (error) {
      throw Body.errored ?? error
    } finally {
      Body.destroy()
    }
  }
  const removeAtOnce = async (keys: readonly string[]) => {
    const command = new DeleteObjectsCommand({ Bucket, Delete: { Quiet: true, Objects: keys.map((Key) => ({ Key })) } })
    const { Errors = [] } = await reach((abortSignal) => client.send(command, { abortSignal }))
    if (Errors.length > 0) throw new Error(`S3 kept ${Errors.length} of ${keys.length} files: ${Errors[0]?.Code}`)
  }
  return {
    write,

    remove: async (keys) => {
      for (let from = 0; from < keys.length; from += mostKeysAtOnce)
        await removeAtOnce(keys.slice(from, from + mostKeysAtOnce))
    },

    list: async (Prefix, cursor) => {
      const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: cursor ?? undefined })
      const page = await reach((abortSignal) => client.send(command, { abortSignal }))
      const files = (page.Contents ?? []).map(({ Key = '', Size = 0, LastModified = new Date(0) }) => ({
        key: Key,
        size: Size,
        modified: LastModified,
      }))
      return { files, cursor: page.NextContinuationToken ?? null }
    },
  }
}

export const storageFiles = (client: S3Client, bucket: string): StorageFiles => ({
  ...reading(client, bucket),
  ...keeping(client, bucket),
})
