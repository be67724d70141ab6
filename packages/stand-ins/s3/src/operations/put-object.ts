import { receive } from '../body/receive.ts'
import type { Operation } from '../operation.ts'
import { objectHeaders } from './object-headers.ts'

export const putObject: Operation = {
  query: [],
  async run(request, { buckets, maxObjectBytes }) {
    const { bucket, key } = request.target
    const object = await buckets.get(bucket).put(key, objectHeaders(request), receive(request, maxObjectBytes))
    return { status: 200, headers: { etag: object.etag } }
  },
}
