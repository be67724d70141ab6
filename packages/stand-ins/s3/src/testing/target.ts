import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, type S3ClientConfig } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { expect, vi } from 'vitest'
import type { StorageOptions } from '../server.ts'
import { bucket } from './settings.ts'
import { sdkFor, startStorage } from './storage.ts'

const signableHeaders = new Set(['content-type', 'content-length'])

/** Runs a function with another system time, shared with the server: no response may be awaited inside. */
export async function atTime<T>(offsetMs: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offsetMs })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}

/** A stand-in with one object (`there`), and valid requests to modify. */
export async function startTarget(options: Partial<StorageOptions> = {}) {
  const storage = await startStorage(options)
  // The default setting signs a checksum of the body, which a presigned upload does not have yet.
  const sdk = (config: S3ClientConfig = {}) =>
    sdkFor(storage.endpoint, { requestChecksumCalculation: 'WHEN_REQUIRED', ...config })
  const s3 = sdk()
  const get = (more = {}) => new GetObjectCommand({ Bucket: bucket, Key: 'there', ...more })
  const put = (more = {}) => new PutObjectCommand({ Bucket: bucket, Key: 'new', Body: 'body', ...more })
  await s3.send(put({ Key: 'there', Body: 'secret' }))

  return {
    ...storage,
    sdk,
    s3,
    get,
    put,
    list: new ListObjectsV2Command({ Bucket: bucket, Prefix: 'mine/' }),
    getUrl: (more = {}, expiresIn = 60) => getSignedUrl(s3, get(more), { expiresIn }),
    /** Presigned URL for an upload of four bytes of image/png. */
    putUrl: (more = {}) => {
      const upload = { Body: undefined, ContentType: 'image/png', ContentLength: 4, ...more }
      return getSignedUrl(s3, put(upload), { expiresIn: 60, signableHeaders })
    },
    /** Checks that nothing was written or deleted, without internal errors. */
    async expectUnchanged() {
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket }))
      expect(Contents.map(({ Key, Size }) => [Key, Size])).toEqual([['there', 6]])
      expect(storage.errors).toEqual([])
    },
  }
}

export type Target = Awaited<ReturnType<typeof startTarget>>
