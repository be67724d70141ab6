import { text } from 'node:stream/consumers'
import { receive } from '../body/receive.ts'
import type { Operation } from '../operation.ts'
import { S3Error } from '../s3-error.ts'

const largestConfiguration = 64 * 1024

export const createBucket: Operation = {
  query: [],
  async run(request, { buckets }) {
    // The body may name a region; there is only one, part of the signature.
    if (request.header('content-length') !== undefined) await text(receive(request, largestConfiguration))
    const { bucket } = request.target
    if (!(await buckets.create(bucket))) throw new S3Error('BucketAlreadyOwnedByYou')
    return { status: 200, headers: { location: `/${bucket}` } }
  },
}

export const headBucket: Operation = {
  query: [],
  async run({ target }, { buckets, region }) {
    buckets.get(target.bucket)
    return { status: 200, headers: { 'x-amz-bucket-region': region } }
  },
}
