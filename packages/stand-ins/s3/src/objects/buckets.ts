import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { S3Error } from '../s3-error.ts'
import { type Bucket, openBucket } from './bucket.ts'

export type Buckets = {
  /** @returns false when it was there already. @throws S3Error `InvalidBucketName` */
  create(name: string): Promise<boolean>
  /** @throws S3Error `NoSuchBucket` */
  get(name: string): Bucket
}

/** S3's naming rules; they exclude path traversal. */
const validName = /^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** Opens the buckets of a directory, one subdirectory each; creates the directory. */
export async function openBuckets(directory: string): Promise<Buckets> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const names = (await readdir(directory)).filter((name) => validName.test(name))
  const opened = names.map(async (name) => [name, await openBucket(join(directory, name))] as const)
  const buckets = new Map(await Promise.all(opened))

  return {
    async create(name) {
      if (!validName.test(name)) throw new S3Error('InvalidBucketName')
      if (buckets.has(name)) return false
      const place = join(directory, name)
      await mkdir(place, { recursive: true, mode: 0o700 })
      const bucket = await openBucket(place)
      // Concurrent creation: the first one wins.
      if (buckets.has(name)) return false
      buckets.set(name, bucket)
      return true
    },

    get(name) {
      const bucket = buckets.get(name)
      if (!bucket) throw new S3Error('NoSuchBucket')
      return bucket
    },
  }
}
